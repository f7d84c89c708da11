import './styles/tokens.css';
import './styles/app.css';
import './styles/page.css';
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { Busy, attempt, fault } from './busy';
import { watchLanguage } from './catalogue';
import { Opening as OpeningLesson } from './play/coach';
import { go, route } from './router';
import { DailyScreen } from './screens/daily';
import { Home } from './screens/home';
import { GamesScreen } from './screens/kept';
import { Learn, Lesson } from './screens/learn';
import { LinesScreen } from './screens/lines';
import { MakeScreen, MakeStart } from './screens/make';
import { PlayScreen } from './screens/play';
import { PrintScreen } from './screens/print';
import { SettingsScreen } from './screens/settings';
import { StatsScreen } from './screens/stats';
import { openGame, openText } from './start';
import { loadPractice } from './store/practice';
import { applySettings } from './store/settings';
import { watchVersions } from './version';

function App() {
  const [place = '', first, second] = route.value;
/** The current screen. If it cannot be drawn, a sentence in its place says so. */
  switch (place) {
    case 'play':
      return <PlayScreen key={first} name={first ?? ''} />;
    case 'lines':
      return <LinesScreen key={first} name={first ?? ''} />;
    case 'open':
      return <Opening key={first} open={() => openText(first ?? '')} />;
    case 'game':
      return <Opening key={first} open={() => openGame(first ?? '')} />;
    case 'stats':
      return <StatsScreen family={first} />;
    case 'print':
      return <PrintScreen puzzle={first} />;
    case 'make':
      return first ? <MakeScreen family={first} params={second ?? ''} /> : <MakeStart />;
    case 'games':
      return <GamesScreen />;
    case 'daily':
      return <DailyScreen family={first} date={second} />;
    case 'first':
      return <OpeningLesson family={first ?? ''} />;
    case 'learn':
      return first ? <Lesson id={first} family={second} /> : <Learn family={second} />;
    case 'settings':
      return <SettingsScreen />;
    default:
      return <Home />;
  }
}

/** Opens what an address stands for. If that fails, the first screen shows why. */
function Opening({ open }: { open: () => Promise<void> }) {
  useEffect(() => {
    void attempt(open).then(() => {
      if (fault.value) go('');
    });
  }, []);
  return (
    <main class="page" aria-busy="true">
      <Busy />
    </main>
  );
}

applySettings();
void loadPractice();
watchLanguage();
watchVersions();
const root = document.getElementById('app');
if (root) render(<App />, root);

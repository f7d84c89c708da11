import './styles/tokens.css';
import './styles/app.css';
import './styles/page.css';
import { render } from 'preact';
import { useErrorBoundary, useEffect } from 'preact/hooks';
import { Busy, attempt } from './busy';
import { watchLanguage } from './catalogue';
import { t } from './i18n/texts';
import { openFirst } from './play/coach';
import { goInstead, href, route } from './router';
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
import { Top } from './screens/top';
import { openGame, openText } from './start';
import { loadPractice } from './store/practice';
import { applySettings } from './store/settings';
import { watchVersions } from './version';

/** The current screen. If it cannot be drawn, a sentence in its place says so. */
function App() {
  const [error, recover] = useErrorBoundary((reason) => console.warn(String(reason)));
  useEffect(() => {
    if (error) recover();
  }, [route.value]);
  return error ? <Broken /> : <Screen />;
}

function Broken() {
  return (
    <>
      <Top at="none" />
      <main class="page">
        <p class="fault" role="alert">
          {t('error.screen')}
          <a class="btn" href={href('')}>
            {t('app.back')}
          </a>
        </p>
      </main>
    </>
  );
}

function Screen() {
  const [place = '', first, second] = route.value;
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
      return <Opening key={first} open={() => openFirst(first ?? '')} />;
    case 'learn':
      return first ? <Lesson id={first} family={second} /> : <Learn family={second} />;
    case 'settings':
      return <SettingsScreen />;
    case '':
      return <Home />;
    default:
      return <Opening key={place} open={() => Promise.reject(new Error(t('error.address')))} />;
  }
}

/** Opens what an address stands for. If that fails, the first screen shows why. */
function Opening({ open }: { open: () => Promise<void> }) {
  useEffect(() => {
    void attempt(open).then((isDone) => {
      if (!isDone) goInstead('');
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

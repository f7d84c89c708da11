import './styles/tokens.css';
import './styles/app.css';
import './styles/page.css';
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { watchLanguage } from './catalogue';
import { route } from './router';
import { Home } from './screens/home';
import { Learn, Lesson } from './screens/learn';
import { PlayScreen } from './screens/play';
import { SettingsScreen } from './screens/settings';
import { openText } from './start';
import { applySettings } from './store/settings';

function App() {
  const [place = '', first, second] = route.value;
  switch (place) {
    case 'play':
      return <PlayScreen key={first} name={first ?? ''} />;
    case 'open':
      return <Opening text={first ?? ''} />;
    case 'learn':
      return first ? <Lesson id={first} family={second} /> : <Learn />;
    case 'settings':
      return <SettingsScreen />;
    default:
      return <Home />;
  }
}

/** A link that carries a puzzle. */
function Opening({ text }: { text: string }) {
  useEffect(() => {
    void openText(text).catch(() => (location.hash = '/'));
  }, [text]);
  return <main class="page" aria-busy="true" />;
}

applySettings();
watchLanguage();
const root = document.getElementById('app');
if (root) render(<App />, root);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('./sw.js', { type: 'module' });
}

import type { Key } from '../i18n/texts';
import { t } from '../i18n/texts';
import { Icon, type IconName, Logo } from '../icons';
import { href } from '../router';
import { site } from '../site';
import { takeOver, waiting } from '../version';

const PLACES: { at: string; key: Key; icon: IconName; isWide?: boolean }[] = [
  { at: '', key: 'app.play', icon: 'play' },
  { at: 'daily', key: 'app.daily', icon: 'daily', isWide: true },
  { at: 'make', key: 'app.make', icon: 'pencil' },
  { at: 'learn', key: 'app.learn', icon: 'learn' },
  { at: 'stats', key: 'stats.title', icon: 'stats' },
];

/** The bar at the top, and on phones the tabs at the bottom. */
export function Top({ at }: { at: string }) {
  const link = (place: (typeof PLACES)[number], withIcon: boolean) => (
    <a key={place.at} href={href(place.at)} aria-current={place.at === at ? 'page' : undefined}>
      {withIcon && <Icon name={place.icon} />}
      {t(place.key)}
    </a>
  );
  return (
    <>
      <header class="top">
        <a class="mark" href={href('')}>
          <Logo />
          {site.name}
        </a>
        <nav class="nav" aria-label={t('app.main')}>
          {PLACES.map((place) => link(place, false))}
        </nav>
        <span class="grow" />
        <a class="iconbtn" href={href('settings')} aria-label={t('app.settings')} aria-current={at === 'settings' ? 'page' : undefined}>
          <Icon name="settings" />
        </a>
      </header>
      {waiting.value && (
        <div class="update" role="status">
          <span>{t('app.update')}</span>
          <button class="btn" onClick={takeOver} data-update>
            {t('app.update.now')}
          </button>
        </div>
      )}
      <nav class="tabs" aria-label={t('app.main')}>
        {PLACES.filter((place) => !place.isWide).map((place) => link(place, true))}
      </nav>
    </>
  );
}

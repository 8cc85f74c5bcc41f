import type { IntlShape } from 'react-intl';
import type { Visit as Followed } from './features/analytics/follow-visit.ts';
import { loadMessages } from './i18n/messages.ts';
import { fetchErrorPage } from './layouts/PageErrorBoundary.tsx';
import { choiceMade, connectConsent } from './lib/consent.ts';
import { seemsSignedIn } from './lib/cookies.ts';
import { seemsEditor } from './lib/editor-hint.ts';
import { partsInUseHydrated } from './lib/deferred-hydration.ts';
import { reloadOnChunkError } from './lib/reload-on-chunk-error.ts';
import { followSearches } from './lib/follow-searches.ts';
import { openCards } from './lib/open-cards.ts';
import { onOtherTabs } from './lib/session-channel.ts';
import { retryPresses } from './lib/retry-presses.ts';
import { needsBanner, purposesOf, type ThirdParties } from './lib/third-parties.ts';
import { whenActivated } from './lib/when-activated.ts';
import { whenIdle } from './lib/when-idle.ts';
import { onFirstInteraction } from './lib/on-first-interaction.ts';
import { cacheForOffline } from './offline/cache-for-offline.ts';
import { PAGES, matchPage, type PageName } from './pages.ts';
import { paths } from './paths.ts';

export type Visit = Omit<Followed, 'parties'> & {
  /** The container that React renders into. */
  root: Element;
  intl: IntlShape;
  parties: ThirdParties | undefined;
  /** Window width in CSS pixels below which cards open in the same tab. */
  sameTabBelow: number | undefined;
  /** Prefetches a page's code. */
  prefetchCode: (page: PageName) => Promise<unknown>;
};

/** Any link to this hash, such as the one in the footer, opens the consent choices. */
const CHOICES = '#cookies';

/** The consent banner is shown on public pages only: never during checkout, login or in the account. */
const isBannerPage = () => {
  const page = matchPage(location.pathname);
  return page !== null && PAGES[page.name].access === 'public';
};

function connectChoices({ locale, intl, parties = {}, router }: Visit) {
  const policyPath = paths.page(locale, 'cookies');
  const options = { parties, locale, intl, policyPath };
  const dialog = async () => {
    const [code] = await Promise.all([
      import('./features/consent/dialog.ts'),
      loadMessages(locale, ['later']),
    ]);
    return code;
  };
  const showNoChoices = async () => {
    const [{ showNothing }] = await Promise.all([
      import('./features/consent/show-nothing.tsx'),
      loadMessages(locale, ['later']),
    ]);
    showNothing(intl, policyPath);
  };
  const showChoices = () =>
    purposesOf(parties).length > 0
      ? void dialog().then((code) => code.showChoices(options))
      : void showNoChoices();

  connectConsent({ parties, grant: (purpose) => void dialog().then((code) => code.allow(options, purpose)) });
  const openChoices = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.getAttribute('href') !== CHOICES) return;
    event.preventDefault();
    showChoices();
  };
  // React stops events in parts that are not hydrated yet.
  document.addEventListener('click', openChoices, { capture: true });
  if (location.hash === CHOICES) {
    history.replaceState(history.state, '', location.pathname + location.search);
    showChoices();
  }
  if (!needsBanner(parties) || choiceMade()) return;
  const showBannerIfPublic = () => {
    if (!isBannerPage()) return;
    stop();
    if (!choiceMade()) whenIdle(() => void dialog().then((code) => code.showBanner(options)));
  };
  const stop = router.subscribe(showBannerIfPublic);
  showBannerIfPublic();
}

async function fetchNext({ prefetchCode }: Visit) {
  // What was pressed needs its code first.
  await partsInUseHydrated();
  const [{ prefetchNext }] = await Promise.all([import('./prefetch-next.ts'), fetchErrorPage()]);
  prefetchNext(prefetchCode);
}

async function connectHelp({ locale, intl }: Visit, script: string) {
  const [{ showHelpDesk }] = await Promise.all([
    import('./features/help-desk/show-help-desk.tsx'),
    loadMessages(locale, ['later']),
  ]);
  showHelpDesk({ script, locale, intl });
}

async function connectEditor({ locale, intl, router }: Visit) {
  const [{ showEditLink }] = await Promise.all([
    import('./features/edit-link/edit-link.ts'),
    loadMessages(locale, ['later']),
  ]);
  showEditLink({ intl, router });
}

/**
 * Returns true on a login page that was sent before another tab logged in. A reload that finds no session leaves only
 * an outdated hint, so there is no second one.
 */
function missedLogin() {
  const page = matchPage(location.pathname);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    page !== null && PAGES[page.name].access === 'visitor' && seemsSignedIn() && navigation?.type !== 'reload'
  );
}

/** Starts what no page waits for. A page that the browser prerenders starts most of it when it is shown. */
export function startVisit(visit: Visit) {
  const { root, router } = visit;
  retryPresses(root);
  openCards(visit.sameTabBelow);
  followSearches();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(() => void cacheForOffline(router));
  reloadOnChunkError(() => {
    const { pathname, search, hash } = router.state.navigation.location ?? location;
    return pathname + search + hash;
  });
  whenActivated(() => startShownVisit(visit));
}

/** Prefetching, consent, the session in other tabs and the configured third parties. */
function startShownVisit(visit: Visit) {
  const { parties, locale, endpoint } = visit;
  onFirstInteraction(() => void fetchNext(visit).catch(() => undefined));
  connectChoices(visit);
  const session = () => import('./features/session/session-ended.ts');
  endpoint.onDenied = (operation) => void session().then(({ onDenied }) => onDenied(visit, operation));
  onOtherTabs((change) => void session().then(({ followOtherTab }) => followOtherTab(visit, change)));
  if (missedLogin()) location.reload();
  if (seemsEditor()) whenIdle(() => void connectEditor(visit));
  if (!parties) return;
  if (parties.affiliates) {
    // Read now: the visitor may be on another page once the code is there.
    const { hash } = location;
    void import('./features/affiliates/campaign.ts').then(({ storeCampaign }) => storeCampaign(hash));
  }
  if (parties.analytics || parties.tagManager)
    void import('./features/analytics/follow-visit.ts').then(({ followVisit }) =>
      followVisit({ ...visit, parties }),
    );
  else delete endpoint.onResponse;
  const { errorReports, helpDesk } = parties;
  if (errorReports)
    void import('./features/error-reports/report-failures.ts').then(({ reportFailures }) =>
      reportFailures({ dsn: errorReports.dsn, locale }),
    );
  if (helpDesk) whenIdle(() => void connectHelp(visit, helpDesk.script));
}

import * as library from 'vanilla-cookieconsent';
import type { Locale } from '@patine/core';
import type { IntlShape } from 'react-intl';
import { choiceChanged, choiceMade } from '../../lib/consent.ts';
import { CONSENT, CONSENT_DAYS, purposesOf, revisionOf, type Purpose } from '../../lib/third-parties.ts';
import type { ThirdParties } from '../../lib/third-parties.ts';
import { storeUnnamed } from './choices.ts';
import { consentMessages } from './consent-messages.ts';
import { removeForeign } from './own-storage.ts';
import styles from './consent.css?inline';

export type ConsentDialogOptions = {
  parties: ThirdParties;
  locale: Locale;
  intl: IntlShape;
  /** Where the shop says what it keeps and why. */
  policyPath: string;
};

/** Its look comes with it, and through no style element: the page's policy needs to allow none. */
function dress() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The first thing that keys and readers meet, though it is drawn at the foot of the window. */
function place(): HTMLElement {
  const root = document.createElement('div');
  document.body.prepend(root);
  return root;
}

/** Focus never hides behind the banner: a page scrolls what is focused clear of it. */
function keepClear(banner: HTMLElement) {
  const root = document.documentElement;
  new ResizeObserver(() => root.style.setProperty('--asked', `${banner.offsetHeight}px`)).observe(banner);
}

/** Readies the library, once a page. */
async function open({ parties, locale, intl, policyPath }: ConsentDialogOptions) {
  dress();
  let before = choiceMade();
  const decided = () => {
    storeUnnamed();
    const now = choiceMade();
    const taken = [...(before ?? [])].some((purpose) => !now?.has(purpose));
    before = now;
    if (!taken) return choiceChanged();
    // What runs cannot be taken back: what it stored is removed, and the page begins anew.
    removeForeign(now);
    location.reload();
  };
  await library.run({
    root: place(),
    revision: revisionOf(parties),
    autoShow: false,
    autoClearCookies: false,
    manageScriptTags: false,
    hideFromBots: false,
    disablePageInteraction: false,
    cookie: { name: CONSENT, domain: '', expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax', secure: true },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left' },
      preferencesModal: { layout: 'box' },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(purposesOf(parties).map((purpose) => [purpose, {}])),
    },
    language: { default: locale, translations: { [locale]: consentMessages(intl, parties, policyPath) } },
    onModalReady: ({ modalName, modal }) => {
      if (modalName !== 'consentModal') return;
      // The page goes on working beside it.
      modal.removeAttribute('aria-modal');
      keepClear(modal);
    },
    onFirstConsent: decided,
    onChange: decided,
  });
}

let opened: Promise<void> | undefined;
const ready = (asking: ConsentDialogOptions) => (opened ??= open(asking));

/** Asks at the foot of the page; silence refuses. */
export async function showBanner(asking: ConsentDialogOptions) {
  await ready(asking);
  library.show(true);
}

/** Shows everything there is to choose. */
export async function showChoices(asking: ConsentDialogOptions) {
  await ready(asking);
  library.showPreferences();
}

/** Keeps what was allowed where it was wanted, beside what was chosen before. */
export async function allow(asking: ConsentDialogOptions, purpose: Purpose) {
  await ready(asking);
  library.acceptCategory([...(choiceMade() ?? []), purpose]);
}

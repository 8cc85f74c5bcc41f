import { CONSENT_COOKIE_DAYS } from '@patine/core';
import * as library from 'vanilla-cookieconsent';
import type { Locale } from '@patine/core';
import type { IntlShape } from 'react-intl';
import { choiceChanged, choiceMade } from '../../lib/consent.ts';
import { CONSENT, purposesOf, revisionOf, type Purpose } from '../../lib/third-parties.ts';
import type { ThirdParties } from '../../lib/third-parties.ts';
import { storeUnnamed } from './choices.ts';
import { consentMessages } from './consent-messages.ts';
import { removeForeign } from './own-storage.ts';
import styles from './consent.css?inline';

export type ConsentDialogOptions = {
  parties: ThirdParties;
  locale: Locale;
  intl: IntlShape;
  /** Path of the cookie policy. */
  policyPath: string;
};

/** Adopts the library's style sheet: the policy forbids style elements. */
function adoptStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The first element in focus order, although it is displayed at the bottom. */
function createContainer(): HTMLElement {
  const root = document.createElement('div');
  document.body.prepend(root);
  return root;
}

/** Sets scroll padding, so that the banner does not hide the focused element (WCAG 2.4.11). */
function reserveSpace(banner: HTMLElement) {
  const root = document.documentElement;
  new ResizeObserver(() => root.style.setProperty('--asked', `${banner.offsetHeight}px`)).observe(banner);
}

/** Initialises the library, once per page. */
async function open({ parties, locale, intl, policyPath }: ConsentDialogOptions) {
  adoptStyles();
  let before = choiceMade();
  const decided = () => {
    storeUnnamed();
    const now = choiceMade();
    const taken = [...(before ?? [])].some((purpose) => !now?.has(purpose));
    before = now;
    if (!taken) return choiceChanged();
    // Running scripts cannot be stopped: their storage is removed and the page reloads.
    removeForeign(now);
    location.reload();
  };
  await library.run({
    root: createContainer(),
    revision: revisionOf(parties),
    autoShow: false,
    autoClearCookies: false,
    manageScriptTags: false,
    hideFromBots: false,
    disablePageInteraction: false,
    cookie: {
      name: CONSENT,
      domain: '',
      expiresAfterDays: CONSENT_COOKIE_DAYS,
      sameSite: 'Lax',
      secure: true,
    },
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
      // The page stays usable beside the dialog.
      modal.removeAttribute('aria-modal');
      reserveSpace(modal);
    },
    onFirstConsent: decided,
    onChange: decided,
  });
}

let opened: Promise<void> | undefined;
const ready = (options: ConsentDialogOptions) => (opened ??= open(options));

/** Shows the banner; ignoring it is a refusal. */
export async function showBanner(options: ConsentDialogOptions) {
  await ready(options);
  library.show(true);
}

/** Opens the dialog with all purposes. */
export async function showChoices(options: ConsentDialogOptions) {
  await ready(options);
  library.showPreferences();
}

/** Grants one purpose, asked for at a button or a frame, in addition to earlier choices. */
export async function allow(options: ConsentDialogOptions, purpose: Purpose) {
  await ready(options);
  library.acceptCategory([...(choiceMade() ?? []), purpose]);
}

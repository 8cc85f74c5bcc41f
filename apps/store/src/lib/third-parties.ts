import { readCookie } from './cookies.ts';

/** Third-party services that the operator has configured; none loads before its purpose is consented to. */
export type ThirdParties = {
  /** A tag manager container and the origin of its script. */
  tagManager?: { id: string; origin: string };
  /** Endpoint for events in Segment's format. */
  analytics?: { writeKey: string; origin: string };
  /** Endpoint for errors in Sentry's format. */
  errorReports?: { dsn: string };
  /** Script of the help desk widget. */
  helpDesk?: { script: string };
  /** Set where the shop pays affiliate partners. */
  affiliates?: true;
  /** Hosts that content may embed in iframes. */
  frames?: readonly string[];
};

/** The purposes that visitors consent to. */
export const PURPOSES = ['analytics', 'errors', 'advertising', 'help', 'frames'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Vendors by the names that the api receives, with their purpose. */
const VENDORS = [
  ['analytics', 'segment', 'analytics'],
  ['errorReports', 'sentry', 'errors'],
  ['tagManager', 'tag-manager', 'advertising'],
  ['affiliates', 'affiliates', 'advertising'],
  ['helpDesk', 'help-desk', 'help'],
  ['frames', 'frames', 'frames'],
] as const satisfies [keyof ThirdParties, string, Purpose][];

/** Purposes that the banner asks about. The others are asked about at the button or iframe that needs them. */
const BANNER_PURPOSES: ReadonlySet<Purpose> = new Set(['analytics', 'errors', 'advertising']);

export const purposesOf = (parties: ThirdParties): Purpose[] =>
  PURPOSES.filter((purpose) => VENDORS.some(([key, , its]) => its === purpose && parties[key]));

/** True if a visitor must be shown the banner before using the page. */
export const needsBanner = (parties: ThirdParties): boolean =>
  purposesOf(parties).some((purpose) => BANNER_PURPOSES.has(purpose));

/** A number that identifies the vendors of the banner: a new vendor invalidates earlier choices. */
export const revisionOf = (parties: ThirdParties): number =>
  VENDORS.reduce(
    (sum, [key, , purpose], place) => sum + (BANNER_PURPOSES.has(purpose) && parties[key] ? 2 ** place : 0),
    0,
  );

/** Cookie that stores a visitor's choice. */
export const CONSENT = 'consent';

/** The purposes that a choice allows. */
export type Choice = ReadonlySet<Purpose>;

const isPurpose = (name: unknown): name is Purpose => PURPOSES.some((purpose) => purpose === name);

export function readChoice(cookies: string, parties: ThirdParties): Choice | null {
  const text = readCookie(cookies, CONSENT);
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as { categories?: unknown; revision?: unknown } | null;
    if (stored?.revision !== revisionOf(parties) || !Array.isArray(stored.categories)) return null;
    return new Set(stored.categories.filter(isPurpose));
  } catch {
    return null;
  }
}

export const consentedVendors = (choice: Choice | null, parties: ThirdParties): string[] =>
  VENDORS.filter(([key, , purpose]) => parties[key] && choice?.has(purpose)).map(([, vendor]) => vendor);

/** Random id of a visitor who consented to analytics. */
export const ANONYMOUS_ID = 'anonymousId';
export const isAnonymousId = (text: string | null): text is string =>
  text !== null && /^[\w-]{8,64}$/.test(text);

/** Cookie and query parameter of the affiliate campaign that led a visitor here. */
export const AFFILIATE_CAMPAIGN = 'affcid';
export const AFFILIATE_QUERY = 'aecid';
export const isCampaign = (text: string | null): text is string =>
  text !== null && /^[\w.~-]{1,100}$/.test(text);

import { readCookie } from './cookies.ts';

/** Services of other companies that the operator has set up; none is loaded before its purpose is consented to. */
export type ThirdParties = {
  /** A container of tags, and the origin that its script comes from. */
  tagManager?: { id: string; origin: string };
  /** Where events are posted, as Segment takes them. */
  analytics?: { writeKey: string; origin: string };
  /** Where failures of pages are told, as Sentry takes them. */
  errorReports?: { dsn: string };
  /** The script of a help desk's widget. */
  helpDesk?: { script: string };
  /** Set where partners are paid for the sales that they led to. */
  affiliates?: true;
  /** Hosts of the sites that content shows in frames. */
  frames?: readonly string[];
};

/** What a service is for: people consent to purposes. */
export const PURPOSES = ['analytics', 'errors', 'advertising', 'help', 'frames'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Services by the names that the api is told, each with its purpose. */
const VENDORS = [
  ['analytics', 'segment', 'analytics'],
  ['errorReports', 'sentry', 'errors'],
  ['tagManager', 'tag-manager', 'advertising'],
  ['affiliates', 'affiliates', 'advertising'],
  ['helpDesk', 'help-desk', 'help'],
  ['frames', 'frames', 'frames'],
] as const satisfies [keyof ThirdParties, string, Purpose][];

/** Purposes that the banner asks about. The others are asked about where they are used: at a button or a frame. */
const ASKED_AT_ONCE: ReadonlySet<Purpose> = new Set(['analytics', 'errors', 'advertising']);

export const purposesOf = (parties: ThirdParties): Purpose[] =>
  PURPOSES.filter((purpose) => VENDORS.some(([key, , its]) => its === purpose && parties[key]));

/** True where a visitor is to be asked before they ask for anything. */
export const needsBanner = (parties: ThirdParties): boolean =>
  purposesOf(parties).some((purpose) => ASKED_AT_ONCE.has(purpose));

/** A number for what there was to choose from: once another service of these is set up, visitors are asked again. */
export const revisionOf = (parties: ThirdParties): number =>
  VENDORS.reduce(
    (sum, [key, , purpose], place) => sum + (ASKED_AT_ONCE.has(purpose) && parties[key] ? 2 ** place : 0),
    0,
  );

/** The cookie that holds a visitor's choice. */
export const CONSENT = 'consent';
/** Six months. */
export const CONSENT_DAYS = 182;

/** What a choice allows; null where none was made, or one about something else. */
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

/** A number drawn for a visitor who consented to analytics. */
export const ANONYMOUS_ID = 'anonymousId';
export const isAnonymousId = (text: string | null): text is string =>
  text !== null && /^[\w-]{8,64}$/.test(text);

/** The campaign of the partner that led a visitor here, and the query parameter that names it. */
export const AFFILIATE_CAMPAIGN = 'affcid';
export const AFFILIATE_QUERY = 'aecid';
export const isCampaign = (text: string | null): text is string =>
  text !== null && /^[\w.~-]{1,100}$/.test(text);

export type Properties = Record<string, unknown>;

/** The page of an event; private pages are identified by their pattern. */
export type PageContext = { path: string; title: string; url: string; search: string; referrer: string };

/** A tracked event or page view. */
export type AnalyticsEvent = {
  type: 'track' | 'page' | 'identify';
  /** Name of the event or of the page. */
  name: string;
  properties: Properties;
  /** Milliseconds since 1970. */
  at: number;
  place: PageContext;
  /** The customer's id, once signed in. */
  userId: string | null;
  /** Set where a repeated event must count once. */
  messageId?: string;
};

/** An event without its page and time. */
export type EventPayload = { name: string; properties: Properties; messageId?: string };

export type Sink = (event: AnalyticsEvent) => void;

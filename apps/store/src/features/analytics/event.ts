export type Properties = Record<string, unknown>;

/** Where something happened; a page that is one person's own is named by its pattern. */
export type PageContext = { path: string; title: string; url: string; search: string; referrer: string };

/** What is told of a visit. */
export type AnalyticsEvent = {
  type: 'track' | 'page' | 'identify';
  /** Of an event, or of a page. */
  name: string;
  properties: Properties;
  /** Milliseconds since 1970. */
  at: number;
  place: PageContext;
  /** The customer's, once they are signed in. */
  userId: string | null;
  /** Set where the same happening must count once, however often it is told. */
  messageId?: string;
};

/** An event before it is said where and when it happened. */
export type EventPayload = { name: string; properties: Properties; messageId?: string };

export type Sink = (happening: AnalyticsEvent) => void;

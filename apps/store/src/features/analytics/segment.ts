import type { AnalyticsEvent, Sink } from './event.ts';

export type SegmentOptions = {
  writeKey: string;
  /** Origin of the service, or of the operator's own gateway. */
  origin: string;
  anonymousId: string;
  locale: string;
  post: (url: string, body: string) => Promise<{ ok: boolean; status: number }>;
  /** Creates message ids, by which the service deduplicates. */
  newId: () => string;
};

/** An event in the format of Segment's HTTP API; `name` is a page's name or an event's. */
export const toMessage = (
  { type, name, properties, at, place, userId, messageId }: AnalyticsEvent,
  { anonymousId, locale, newId }: Pick<SegmentOptions, 'anonymousId' | 'locale' | 'newId'>,
) => ({
  type,
  messageId: messageId ?? newId(),
  timestamp: new Date(at).toISOString(),
  anonymousId,
  ...(userId === null ? {} : { userId }),
  ...(type === 'identify'
    ? { traits: properties }
    : { [type === 'page' ? 'name' : 'event']: name, properties }),
  context: { locale, page: place, library: { name: 'patine', version: '1' } },
});

const AT_ONCE = 20;
/** Milliseconds for which events are collected into a batch. */
const WAIT_MS = 2000;
const MAX_ATTEMPTS = 3;
/** True for statuses that a retry may solve. */
const isWorthAnother = (status: number) => status >= 500 || status === 429;

/** Posts events in batches to `/v1/batch`; `flush` sends the pending ones, for example when the page is left. */
export function createSegment(options: SegmentOptions): { sink: Sink; flush: () => Promise<void> } {
  const { writeKey, origin, post } = options;
  let waiting: { message: ReturnType<typeof toMessage>; tries: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting.splice(0, AT_ONCE);
    if (batch.length === 0) return;
    const body = JSON.stringify({
      writeKey,
      sentAt: new Date().toISOString(),
      batch: batch.map(({ message }) => message),
    });
    const { ok, status } = await post(`${origin}/v1/batch`, body).catch(() => ({ ok: false, status: 503 }));
    if (ok || !isWorthAnother(status)) return;
    const again = batch.map(({ message, tries }) => ({ message, tries: tries + 1 }));
    waiting = [...again.filter(({ tries }) => tries < MAX_ATTEMPTS), ...waiting];
    schedule();
  };
  const schedule = () => {
    if (waiting.length > 0) timer ??= setTimeout(() => void send(), WAIT_MS);
  };
  return {
    sink: (event) => {
      waiting.push({ message: toMessage(event, options), tries: 0 });
      if (waiting.length >= AT_ONCE) void send();
      else schedule();
    },
    flush: send,
  };
}

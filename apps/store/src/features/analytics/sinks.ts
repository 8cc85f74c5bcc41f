import { LOCALE_TAGS, type Locale, CONSENT_COOKIE_DAYS } from '@patine/core';
import { browserCookie, setBrowserCookie } from '../../lib/cookies.ts';
import { choiceMade } from '../../lib/consent.ts';
import { ANONYMOUS_ID, isAnonymousId, type Choice, type ThirdParties } from '../../lib/third-parties.ts';
import { tagManagerSink } from './data-layer.ts';
import type { Sink } from './event.ts';
import { createSegment } from './segment.ts';

/** The consenting visitor's anonymous id; a new one after it was withdrawn or has expired. */
function anonymousId(): string {
  const known = browserCookie(ANONYMOUS_ID);
  const id = isAnonymousId(known) ? known : crypto.randomUUID();
  if (id !== known) setBrowserCookie(ANONYMOUS_ID, id, CONSENT_COOKIE_DAYS);
  return id;
}

/** Sends without cookies and with keepalive; sends nothing after consent is withdrawn. */
const post = async (url: string, body: string) => {
  if (!choiceMade()?.has('analytics')) return { ok: true, status: 204 };
  return fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'origin',
    headers: { 'content-type': 'text/plain' },
    body,
  });
};

function segmentSink({ writeKey, origin }: NonNullable<ThirdParties['analytics']>, locale: Locale): Sink {
  const { sink, flush } = createSegment({
    writeKey,
    origin,
    anonymousId: anonymousId(),
    locale: LOCALE_TAGS[locale],
    post,
    newId: () => crypto.randomUUID(),
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush();
  });
  return sink;
}

/** Creates the sinks that a choice allows, each once. */
export function createSinks({ analytics, tagManager }: ThirdParties, locale: Locale) {
  let segment: Sink | undefined;
  return (choice: Choice): Sink[] => {
    const sinks: Sink[] = [];
    if (analytics && choice.has('analytics')) sinks.push((segment ??= segmentSink(analytics, locale)));
    if (tagManager && choice.has('advertising')) sinks.push(tagManagerSink(tagManager, choice));
    return sinks;
  };
}

import type { ErrorEvent } from '@sentry/browser';

const EMAIL = /[\w.%+-]+@[\w.-]+\.\w+/g;
const QUERY_OR_HASH = /([?#])[^\s)'":]*/g;

const scrubbed = (text: string) => text.replace(EMAIL, '…').replace(QUERY_OR_HASH, '$1…');

/** Keeps the error and its stack: no visitor, no input, no tokens of URLs. */
export function scrub(event: ErrorEvent): ErrorEvent {
  const { request: _, user: _user, breadcrumbs: _crumbs, extra: _extra, ...rest } = event;
  const values = event.exception?.values?.map((exception) => ({
    ...exception,
    ...(exception.value === undefined ? {} : { value: scrubbed(exception.value) }),
  }));
  return {
    ...rest,
    ...(event.message === undefined ? {} : { message: scrubbed(event.message) }),
    ...(values ? { exception: { values } } : {}),
  };
}

import type { AlgoliaRequest } from './messages.ts';

const keyName = 'x-algolia-api-key';

/** Clients send their key as a header or in the URL. */
export function allowsKey(keys: readonly string[] | undefined, request: AlgoliaRequest): boolean {
  if (!keys) return true;
  const given = request.headers?.[keyName] ?? request.query?.[keyName];
  return typeof given === 'string' && keys.includes(given);
}

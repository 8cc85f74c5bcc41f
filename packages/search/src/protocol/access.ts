import type { AlgoliaRequest } from './messages.ts';

/** Required permission of a request: searching is for visitors, everything else for the owner of the catalogue. */
export type Access = 'search' | 'write';

export interface Keys {
  /** Accepted search keys; undefined accepts everybody. */
  apiKeys?: readonly string[];
  /** Keys with write access; undefined denies all writes. */
  writeKeys?: readonly string[];
}

const keyName = 'x-algolia-api-key';

/** Returns the key that a client sent in a header or in the URL. */
function requestKey({ headers, query }: AlgoliaRequest): string | undefined {
  const given = headers?.[keyName] ?? query?.[keyName];
  return typeof given === 'string' ? given : undefined;
}

/** Returns the permission of the request's key; undefined for an unknown key. */
export function accessOf({ apiKeys, writeKeys = [] }: Keys, request: AlgoliaRequest): Access | undefined {
  const key = requestKey(request);
  if (key !== undefined && writeKeys.includes(key)) return 'write';
  const maySearch = apiKeys === undefined || (key !== undefined && apiKeys.includes(key));
  return maySearch ? 'search' : undefined;
}

const rights: Record<Access, readonly string[]> = {
  search: ['search'],
  write: [
    'search',
    'browse',
    'addObject',
    'deleteObject',
    'deleteIndex',
    'settings',
    'editSettings',
    'listIndexes',
  ],
};

/** Returns the description of a key for `getApiKey`. */
export function describeKey({ apiKeys = [], writeKeys = [] }: Keys, key: string): object | undefined {
  if (writeKeys.includes(key)) return { value: key, acl: rights.write, createdAt: 0 };
  return apiKeys.includes(key) ? { value: key, acl: rights.search, createdAt: 0 } : undefined;
}

import type { AlgoliaRequest } from './messages.ts';

/** What a request does: searches are for visitors, everything else is for the owner of the catalogue. */
export type Access = 'search' | 'write';

export interface Keys {
  /** Search keys that are let in; everybody may search when there is no list. */
  apiKeys?: readonly string[];
  /** Keys that may also write; nobody may when there is no list. */
  writeKeys?: readonly string[];
}

const keyName = 'x-algolia-api-key';

/** Clients send their key as a header or in the URL. */
function givenKey({ headers, query }: AlgoliaRequest): string | undefined {
  const given = headers?.[keyName] ?? query?.[keyName];
  return typeof given === 'string' ? given : undefined;
}

/** What a request's key may do; nothing when it is not known. */
export function accessOf({ apiKeys, writeKeys = [] }: Keys, request: AlgoliaRequest): Access | undefined {
  const key = givenKey(request);
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

/** A key's description, as `getApiKey` asks for it. */
export function describeKey({ apiKeys = [], writeKeys = [] }: Keys, key: string): object | undefined {
  if (writeKeys.includes(key)) return { value: key, acl: rights.write, createdAt: 0 };
  return apiKeys.includes(key) ? { value: key, acl: rights.search, createdAt: 0 } : undefined;
}

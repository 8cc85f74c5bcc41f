import { LISTS_KEY, SHOP_KEY, pageKey, productKey, sellerKey } from '@patine/contract/pages/surrogate-keys';
import type { Api } from '../src/lib/api.ts';

/** What every page shows, of which `SHOP_KEY` tells. */
const SHARED_TYPES = new Set(['nav', 'shop-dictionary']);

/** Adds the keys of every product and seller in an answer: objects with a `reference`, and a seller's with a `slug`. */
function addFound(keys: Set<string>, answer: unknown, name = '') {
  if (Array.isArray(answer)) for (const entry of answer) addFound(keys, entry, name);
  else if (typeof answer === 'object' && answer !== null) {
    const { reference, slug } = answer as { reference?: unknown; slug?: unknown };
    if (typeof reference === 'number') keys.add(productKey(reference));
    if (SELLER_FIELDS.has(name) && typeof slug === 'string') keys.add(sellerKey(slug));
    for (const [field, value] of Object.entries(answer)) addFound(keys, value, field);
  }
}

/** Fields whose object is a seller. */
const SELLER_FIELDS = new Set(['store', 'seller']);

/** The keys of what a REST path of the api answers, by its parameters. */
function keysOfRead(path: string, params: Record<string, string>): string[] {
  if (path === '/web-routing') return params['path'] ? [pageKey(params['path'])] : [];
  if (path !== '/web-structure') return [LISTS_KEY];
  const { type = '' } = params;
  if (type === 'page') return [pageKey(params['params[path][0]'] ?? '')];
  return SHARED_TYPES.has(type) ? [] : [pageKey(type), LISTS_KEY];
}

/** Records the surrogate keys of all that is read through an api. */
export function recordKeys(api: Api): { api: Api; keys: Set<string> } {
  const keys = new Set<string>([SHOP_KEY]);
  const recording: Api = {
    request: async (operation, variables, options) => {
      const { reference, slug } = variables as { reference?: unknown; slug?: unknown };
      if (typeof reference === 'number') keys.add(productKey(reference));
      if (typeof slug === 'string') keys.add(sellerKey(slug));
      const result = await api.request(operation, variables, options);
      addFound(keys, result);
      return result;
    },
    read: async (path, params) => {
      for (const key of keysOfRead(path, params)) keys.add(key);
      const result = await api.read<never>(path, params);
      // Menus and names are large and contain no product.
      if (!SHARED_TYPES.has(params['type'] ?? '')) addFound(keys, result);
      return result;
    },
    search: async (requests) => {
      if (requests.length > 0) keys.add(LISTS_KEY);
      const results = await api.search<never>(requests);
      for (const { hits } of results) addFound(keys, hits);
      return results;
    },
  };
  return { api: recording, keys };
}

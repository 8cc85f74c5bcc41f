import { SIGNED_IN_HINT, CART_ID, LOCALE_CHOICE, THEME_CHOICE } from '../../lib/cookies.ts';
import { AFFILIATE_CAMPAIGN, ANONYMOUS_ID, CONSENT, type Choice } from '../../lib/third-parties.ts';

/** Strictly necessary cookies and storage keys, which need no consent. */
const OWN_COOKIES: ReadonlySet<string> = new Set([
  SIGNED_IN_HINT,
  CART_ID,
  LOCALE_CHOICE,
  THEME_CHOICE,
  CONSENT,
]);

export const OWN_ENTRIES: ReadonlySet<string> = new Set([
  'code-gone',
  'columns',
  'delivery-country',
  'exclusions',
  'garments',
  'measurement-system',
  'measures',
  'newsletter',
  'page-editor-client',
  'pending-heart',
  'pending-offer',
  'places',
  'searches',
  'viewed',
  'voter',
  'way-on',
]);

/** The host and its parent domains: `www.shop.example`, `shop.example`, `example`. */
const domainsOf = (host: string) => host.split('.').map((_, place, labels) => labels.slice(place).join('.'));

/** Names of cookies that are neither necessary nor consented to. */
export function foreignCookies(cookies: string, choice: Choice | null): string[] {
  const stays = (name: string) =>
    OWN_COOKIES.has(name) ||
    (name === ANONYMOUS_ID && choice?.has('analytics')) ||
    (name === AFFILIATE_CAMPAIGN && choice?.has('advertising'));
  return cookies
    .split(';')
    .map((part) => part.split('=')[0]?.trim() ?? '')
    .filter((name) => name !== '' && !stays(name));
}

/** Expires a cookie on every domain and path that may have set it, since that cannot be read. */
function endCookie(name: string) {
  const end = `${name}=; Path=/; Max-Age=0`;
  document.cookie = end;
  for (const domain of domainsOf(location.hostname)) document.cookie = `${end}; Domain=${domain}`;
}

/** Removes what third parties stored on this site; they must remove what they stored on their own. */
export function removeForeign(choice: Choice | null) {
  for (const name of foreignCookies(document.cookie, choice)) endCookie(name);
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    try {
      const storage = globalThis[kind];
      for (const name of Object.keys(storage)) if (!OWN_ENTRIES.has(name)) storage.removeItem(name);
    } catch {
      // Storage is disabled and therefore empty.
    }
}

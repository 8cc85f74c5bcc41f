import { graphqlCall } from './graphql-calls.ts';
import { hostileNumber, hostileText, hostileValue } from './hostile-values.ts';
import type { Choices } from './random.ts';

export type FuzzTargets = {
  /** Logged-in customers. */
  buyers: readonly { token: string; cartId: string }[];
  references: readonly number[];
};

/** Routes of the store; `~` stands for any text. */
const STORE_PATHS = [
  '/',
  '/en',
  '/shop/',
  '/shop/~',
  '/en/shop/women/~/',
  '/shop/search/',
  '/shop/levis-calculator/',
  '/shop/rss.xml',
  '/produit/~',
  '/produit/robe-~',
  '/en/product/~',
  '/vendeurs/~',
  '/drops',
  '/drops/soon',
  '/pages/~',
  '/pages/brands',
  '/landing/~',
  '/login',
  '/register',
  '/resetPassword',
  '/changePassword',
  '/confirmEmail',
  '/wishlist/~',
  '/cart',
  '/cart/checkout',
  '/order-confirm/~',
  '/account',
  '/account/orders/~',
  '/account/orders/~/returns',
  '/account/orders/~/withdrawal',
  '/account/returns/~',
  '/account/addresses/~',
  '/account/searches/new',
  '/alerts/~',
  '/offers/~',
  '/emails/~',
  '/newsletter',
  '/newsletter/confirm/~',
  '/showroom',
  '/showroom/frame',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/~',
  '/manifest.webmanifest',
  '/offline',
  '/assets/~',
  '/search/1/indexes/~/query',
  '/search/1/indexes/*/queries',
  '/search/1/events',
] as const;

/** Routes of both; the store forwards them to the api. */
const COMMON_PATHS = [
  '/graphql',
  '/graphql',
  '/graphql',
  '/graphql',
  '/authenticate',
  '/healthz',
  '/readyz',
  '/metrics',
  '/media/~',
  '/media/og/~',
  '/sandbox/pay/~',
  '/payment/return',
  '/documents/invoices/~',
  '/documents/returns/~',
  '/dev/mail/~',
  '/dev/mail/~/letter',
  '/web-structure',
  '/web-routing',
  '/geocode',
  '/search-suggestions',
  '/search-understanding',
  '/jean-levis-calculator/',
  '/content/images',
  '/content/pages/~',
  '/content/~/~',
  '/feeds/google-fr.xml',
  '/~',
  '/~/~/~',
] as const;

const API_PATHS = [
  '/1/indexes/*/queries',
  '/1/indexes/~/query',
  '/1/indexes/~/facets/~/query',
  '/1/indexes/*/objects',
  '/1/events',
  '/webhooks/stripe',
  '/webhooks/paypal',
  '/webhooks/sandbox',
  '/webhooks/carrier',
  '/webhooks/content',
  '/sandbox-api/payments/~',
  '/sitemaps',
  '/sitemaps/~',
] as const;

const METHODS = [
  'GET',
  'POST',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
] as const;

const QUERY_NAMES = [
  'text',
  'page',
  'sortby',
  'price',
  'waist',
  'size',
  'brands',
  'colors',
  'favorite',
  'category',
  'tolerance',
  'draft',
  'redirect',
  'payment',
  'state',
  'list',
  'name',
  'attempt',
  'cancelled',
  'type',
  'locale',
  'path',
  'reference',
  'params[page][0]',
  'params[draft][0]',
  'country',
  'preview',
  'query',
  'variables',
  'utm_source',
  '__proto__',
  'constructor',
  '',
] as const;

const HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Content-Signature',
  'Cookie',
  'Forwarded',
  'Host',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'Idempotency-Key',
  'Origin',
  'Range',
  'Referer',
  'Sec-Fetch-Site',
  'Stripe-Signature',
  'User-Agent',
  'X-Affiliate-Campaign',
  'X-Anonymous-Id',
  'X-Consent-Vendors',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Preview-Token',
  'X-Ui-Language',
] as const;

const COOKIES = [
  'authToken',
  'cartId',
  'locale',
  'signedIn',
  'previewToken',
  'consent',
  'cc_cookie',
] as const;

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'image/png',
  'application/graphql',
  'nonsense',
  '',
] as const;

/** Share of requests that are well-formed GraphQL calls with hostile values. */
const CALLS = 0.2;

/** Removes characters that end a header line. */
const inHeader = (text: string) => text.replaceAll(/[\r\n\0]/g, ' ');
/** Puts text into a URL: encoded, or raw except for characters that end the request line. */
const inTarget = (text: string, { chance }: Choices) =>
  chance(0.8) ? encodeURIComponent(text.toWellFormed()) : text.replaceAll(/[\s\0]/g, '');

const pathOf = (template: string, choices: Choices) =>
  template.replaceAll('~', () => inTarget(hostileText(choices), choices));

function queryOf(choices: Choices): string {
  const pairs = choices.some(
    4,
    () => `${inTarget(choices.pick(QUERY_NAMES), choices)}=${inTarget(hostileText(choices), choices)}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const SEARCH_MEMBERS = [
  'query',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'filters',
  'facets',
  'hitsPerPage',
  'page',
  'maxValuesPerFacet',
  'attributesToRetrieve',
  'optionalFilters',
  'ruleContexts',
] as const;

const searchRequest = (choices: Choices) => ({
  indexName: choices.pick(['products_fr', 'products_en', 'products_chrono_fr', hostileText(choices)]),
  ...Object.fromEntries(
    choices.some(5, () => [choices.pick(SEARCH_MEMBERS), hostileValue(choices)] as const),
  ),
});

function bodyOf(path: string, choices: Choices, { buyers, references }: FuzzTargets): string {
  const { pick, chance, some } = choices;
  if (path === '/graphql' && chance(0.95))
    return graphqlCall(choices, { cartId: pick(buyers).cartId, references });
  if (path.includes('/1/') && chance(0.9))
    return JSON.stringify({ ...searchRequest(choices), requests: some(4, () => searchRequest(choices)) });
  if (path.startsWith('/webhooks/') && chance(0.7))
    return JSON.stringify({
      id: hostileText(choices),
      type: pick(['payment_intent.succeeded', 'entry.publish', hostileText(choices)]),
      data: { object: hostileValue(choices) },
      paymentId: hostileText(choices),
      trackingNumber: hostileText(choices),
    });
  if (path.includes('calculator') && chance(0.8))
    return JSON.stringify({
      waist: hostileNumber(choices),
      hips: hostileNumber(choices),
      responses: hostileValue(choices),
    });
  if (chance(0.3))
    return some(
      4,
      () => `${hostileText(choices)}=${encodeURIComponent(hostileText(choices).toWellFormed())}`,
    ).join('&');
  return chance(0.7) ? JSON.stringify(hostileValue(choices)) : hostileText(choices);
}

function headersOf(choices: Choices, { buyers }: FuzzTargets): string[] {
  const { pick, chance, some } = choices;
  const lines = some(3, () => {
    const name = pick(HEADERS);
    return `${name}: ${inHeader(hostileText(choices))}`;
  });
  const cookies = some(3, () => `${pick(COOKIES)}=${inTarget(hostileText(choices), choices)}`);
  if (chance(0.5)) cookies.push(`authToken=${pick(buyers).token}`, `cartId=${pick(buyers).cartId}`);
  if (cookies.length > 0) lines.push(`Cookie: ${inHeader(cookies.join('; '))}`);
  if (chance(0.5)) lines.push(`Authorization: Bearer ${pick(buyers).token}`);
  if (chance(0.05))
    lines.push(`Authorization: Basic ${Buffer.from(hostileText(choices)).toString('base64')}`);
  if (chance(0.3)) lines.push(`Idempotency-Key: ${inHeader(hostileText(choices))}`);
  return lines;
}

/** Corrupts the bytes so that they are not valid HTTP. */
function broken(bytes: Buffer, { below, some }: Choices): Buffer {
  const copy = Buffer.from(bytes);
  for (const at of some(8, () => below(copy.length))) copy[at] = below(256);
  return copy;
}

export type FuzzedRequest = {
  to: 'store' | 'api';
  /** Description of the request for the report. */
  name: string;
  bytes: Buffer;
};

/** A GraphQL call as the store sends it, except for its values: it reaches the resolver. */
function callOfNastyValues(choices: Choices, { buyers, references }: FuzzTargets): FuzzedRequest {
  const to = choices.chance(0.5) ? 'store' : 'api';
  const { token, cartId } = choices.pick(buyers);
  // Without U+0000, which is rejected in any body; other requests test that.
  const call = graphqlCall(choices, { cartId, references });
  const body = Buffer.from(call.toWellFormed().replaceAll(String.raw`\u0000`, ''));
  const head = [
    'POST /graphql HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    `Authorization: Bearer ${token}`,
    `Cookie: authToken=${token}; cartId=${cartId}`,
    `Idempotency-Key: ${choices.below(1_000_000)}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  return { to, name: `${to} call`, bytes: Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]) };
}

/** A request to store or api that no browser would send. */
export function fuzzedRequest(choices: Choices, targets: FuzzTargets): FuzzedRequest {
  const { pick, chance } = choices;
  if (chance(CALLS)) return callOfNastyValues(choices, targets);
  const to = chance(0.5) ? 'store' : 'api';
  const template = pick([...COMMON_PATHS, ...(to === 'store' ? STORE_PATHS : API_PATHS)]);
  const path = pathOf(template, choices);
  const isCall = /graphql|\/1\/|webhooks|authenticate|calculator/.test(template);
  const method = chance(0.85) ? (isCall ? 'POST' : pick(['GET', 'GET', 'GET', 'POST'])) : pick(METHODS);
  const target = (chance(0.03) ? pick(['http://shop.example', 'https://x@y:1', 'ftp://z', '']) : '') + path;
  const hasBody = method !== 'GET' && method !== 'HEAD' && chance(0.95);
  const body = hasBody ? Buffer.from(bodyOf(template, choices, targets).toWellFormed()) : null;
  const type = chance(0.9) ? 'application/json' : pick(CONTENT_TYPES);
  const head = [
    `${method} ${target}${chance(0.5) ? queryOf(choices) : ''} HTTP/1.${chance(0.02) ? 0 : 1}`,
    'Host: localhost',
    'Connection: close',
    ...headersOf(choices, targets),
    ...(body ? [`Content-Type: ${type}`, `Content-Length: ${body.length}`] : []),
  ].join('\r\n');
  const bytes = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), ...(body ? [body] : [])]);
  return {
    to,
    name: `${to} ${method} ${template}`,
    bytes: chance(0.03) ? broken(bytes, choices) : bytes,
  };
}

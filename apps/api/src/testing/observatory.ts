type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The first response of a site over http, and the home page's headers over https. */
export type Site = { host: string; overHttp: { status: number; headers: Headers }; home: Headers };

const SIX_MONTHS_S = 15_768_000;
const UNSAFE = new Set(["'unsafe-inline'", "'unsafe-eval'", 'data:', 'http:', 'https:', '*', 'ftp:']);
const PRIVATE_REFERRERS = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);

const text = (value: Headers[string]) => [value ?? []].flat().join(', ');

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

function policyPoints(header: string): number {
  if (header === '') return -25;
  const policy = directivesOf(header);
  const standard = policy.get('default-src') ?? ['*'];
  const sourcesOf = (name: string) => policy.get(name) ?? standard;
  const isUnsafe = (name: string) => sourcesOf(name).some((source) => UNSAFE.has(source));
  if (isUnsafe('script-src') || isUnsafe('object-src')) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if (isUnsafe('style-src')) return 0;
  return standard.join() === "'none'" ? 10 : 5;
}

/** Points for the home page's cookies: each must be Secure, session cookies HttpOnly, none sent cross-site. */
function cookiePoints(header: Headers[string]): number {
  const cookies = [header ?? []].flat();
  if (cookies.length === 0) return 0;
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20;
  return cookies.every((cookie) => /samesite=(lax|strict)/i.test(cookie)) ? 5 : 0;
}

function redirectionPoints({ host, overHttp: { status, headers } }: Site): number {
  const target = URL.parse(text(headers['location']));
  if (status < 300 || status > 399 || target?.protocol !== 'https:') return -20;
  return target.hostname === host ? 0 : -5;
}

/**
 * Returns the score by the rules of MDN's HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader and
 * src/analyzer). It leaves out rules that give this shop no points: subresource integrity, because all scripts are
 * same-origin, and the HSTS preload list, which the operator applies for.
 */
export function observatoryScore(site: Site): number {
  const { home } = site;
  const maxAge = Number(/max-age=(\d+)/.exec(text(home['strict-transport-security']))?.[1] ?? 0);
  const policy = text(home['content-security-policy']);
  const framesOf = directivesOf(policy).get('frame-ancestors') ?? ['*'];
  const isFramedSafely = !framesOf.some((source) => UNSAFE.has(source));
  const points = [
    policyPoints(policy),
    cookiePoints(home['set-cookie']),
    text(home['access-control-allow-credentials']) === 'true' ? -50 : 0,
    redirectionPoints(site),
    PRIVATE_REFERRERS.has(text(home['referrer-policy'])) ? 5 : 0,
    maxAge >= SIX_MONTHS_S ? 0 : -20,
    text(home['x-content-type-options']) === 'nosniff' ? 0 : -5,
    isFramedSafely || /^(deny|sameorigin)$/i.test(text(home['x-frame-options'])) ? 5 : -20,
    /^same-(origin|site)$/.test(text(home['cross-origin-resource-policy'])) ? 10 : 0,
    /^(require-corp|credentialless)$/.test(text(home['cross-origin-embedder-policy'])) ? 10 : 0,
    /^same-origin(-allow-popups)?$/.test(text(home['cross-origin-opener-policy'])) ? 10 : 0,
  ];
  const uncurved = 100 + points.filter((point) => point < 0).reduce((sum, point) => sum + point, 0);
  const whole = 100 + points.reduce((sum, point) => sum + point, 0);
  // Bonus points count only for a site that scores at least 90 (grade A) without them.
  return Math.max(0, uncurved >= 90 ? whole : uncurved);
}

import { HtmlValidate } from 'html-validate';
import { PAGES, matchPage } from '../../src/pages.ts';
import { alternatesOf, canonicalOf, isForSearch, kindOf, tagsOf, type Visit } from './crawl.ts';
import { structuredDataOf } from './structured-data.ts';

/** Rules of html-validate that do not check the HTML standard, each with the reason why it is off. */
const LEFT_OUT = {
  // React writes attributes like this, which the standard allows.
  'attr-quotes': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
  'no-trailing-whitespace': 'off',
} as const;

const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: LEFT_OUT });

/** Returns the HTML errors of a document, one line each. */
export async function htmlErrors({ address, html }: Visit): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${address}: ${ruleId} at ${line}:${column}: ${message}`,
    ),
  );
}

const accessOf = (address: string) => {
  const page = matchPage(address.replace(/\?.*$/, ''));
  return page ? PAGES[page.name].access : null;
};

/** A page that requires a session redirects to the login page. */
const isLoginRedirect = ({ address, status, location }: Visit) =>
  accessOf(address) === 'session' && status === 302 && /\/login\?redirect=/.test(location ?? '');

/** A combination of filters that finds nothing is answered 404, on a page that leads on. */
const isEmptyCombination = ({ address, status, html }: Visit) =>
  status === 404 && kindOf(address).startsWith('shop?') && html.includes('data-slot="no-results"');

const headErrors = ({ address, html }: Visit, origin: string): string[] => {
  const errors: string[] = [];
  const say = (holds: boolean, what: string) => {
    if (!holds) errors.push(what);
  };
  const language =
    address === '/en' || address.startsWith('/en/') || address.startsWith('/en?') ? 'en' : 'fr';
  say(html.startsWith(`<!doctype html><html lang="${language}">`), 'its language is not that of its address');
  say(/<title>[^<]+<\/title>/.test(html), 'it has no title');
  say(tagsOf(html, 'h1').length === 1, `it has ${tagsOf(html, 'h1').length} first headings`);
  if (accessOf(address) !== 'public') {
    say(!isForSearch(html), 'it is one visitor’s and yet for search engines');
    return errors;
  }
  const metas = tagsOf(html, 'meta');
  const property = (name: string) =>
    metas.find((meta) => meta.get('property') === name)?.get('content') ?? '';
  for (const name of ['og:title', 'og:image', 'og:type', 'og:site_name'])
    say(property(name) !== '', `it has no ${name}`);
  say(
    metas.some((meta) => meta.get('name') === 'twitter:card'),
    'it has no card',
  );
  if (!isForSearch(html)) return errors;
  say(
    metas.some((meta) => meta.get('name') === 'description' && (meta.get('content') ?? '') !== ''),
    'it has no description',
  );
  say(canonicalOf(html) === origin + address, `its own address is ${canonicalOf(html)}`);
  const alternates = alternatesOf(html);
  say(alternates[language] === origin + address, `it is not its own ${language} page`);
  for (const other of ['fr', 'en', 'x-default']) say(other in alternates, `it names no ${other} page`);
  return errors;
};

/** Returns all errors of a single page. */
export function pageErrors(visit: Visit, origin: string): string[] {
  const { address, from, status, location, html } = visit;
  if (isLoginRedirect(visit)) return [];
  if (status !== 200 && !isEmptyCombination(visit))
    return [`${address} (from ${from}): ${status}${location ? ` to ${location}` : ''}`];
  // A link to a feed: it is not an HTML page.
  if (html === '') return [];
  return [...headErrors(visit, origin), ...structuredDataOf(html).errors].map(
    (what) => `${address}: ${what}`,
  );
}

/** Returns pages whose alternate in the other language does not link back to them. */
export function unansweredAlternates(visits: readonly Visit[], origin: string): string[] {
  const pages = new Map(visits.map((visit) => [origin + visit.address, visit]));
  return visits.flatMap(({ address, html }) =>
    Object.entries(alternatesOf(html)).flatMap(([language, href]) => {
      const other = pages.get(href);
      if (!other || Object.values(alternatesOf(other.html)).includes(origin + address)) return [];
      return [`${address}: its ${language} page ${href} does not name it`];
    }),
  );
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import tariff from '@patine/brand/delivery-tariff.json' with { type: 'json' };
import { LINKED_PAGES } from '@patine/contract/content/linked-pages';
import { LOCALES, type Locale } from '@patine/core';
import { describe, expect, test } from 'vitest';
import { normalUrl } from '../../lib/normal-url.ts';
import { paths } from '../../paths.ts';
import { BOUNDS } from '../../../worker/bounds.ts';

const SOURCE = path.join(import.meta.dirname, '../..');
const API = path.join(SOURCE, '../../api');

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(API, file), 'utf8'));

type Document = { file: string; locale: Locale; path?: string; links: string[]; ids: string[] };

/** All texts of a document with the names of their fields. */
function fieldsOf(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => fieldsOf(item, Array.isArray(value) ? name : key));
}

function read(file: string, locale: Locale): Document {
  const body = readJson(file);
  const fields = fieldsOf(body);
  const own = (body as { path?: string }).path;
  const links = fields.flatMap(([name, text]) =>
    name === 'path' ? [text] : [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target),
  );
  return {
    file,
    locale,
    ...(own === undefined ? {} : { path: own }),
    links,
    ids: fields.filter(([name]) => name === 'anchor' || name === 'id').map(([, text]) => text),
  };
}

const documents = LOCALES.flatMap((locale) =>
  globSync(`content/${locale}/**/*.json`, { cwd: API }).map((file) => read(file, locale)),
);
const written = new Map(documents.flatMap((document) => (document.path ? [[document.path, document]] : [])));

/** Hash that opens the cookie choices on any page. */
const CHOICES = '#cookies';

/** The problem of a link; null if it leads to a page in the document's language. */
function errorOf(link: string, { locale, ids }: Document): string | null {
  if (/^(?:mailto:|https:\/\/|\{\{operator\.)/.test(link) || link === CHOICES) return null;
  const [address = '', hash] = link.split('#');
  if (address === '') return ids.includes(hash ?? '') ? null : 'no such section';
  const [pathname = '', search] = address.split('?');
  const { href, page } = normalUrl(pathname, search === undefined ? '' : `?${search}`);
  if (!page) return 'no page';
  if (page.locale !== locale) return 'another language';
  if (href !== address) return `written ${href}`;
  if (page.name !== 'article' && page.name !== 'landing') return null;
  const target = written.get(address);
  if (!target) return 'not written';
  return hash === undefined || target.ids.includes(hash) ? null : 'no such section there';
}

test('every link of the content leads to a page of its language, without a redirect', () => {
  const errors = documents.flatMap((document) =>
    document.links.flatMap((link) => {
      const error = link === document.path ? null : errorOf(link, document);
      return error ? [`${document.file}: ${link} (${error})`] : [];
    }),
  );
  expect(errors).toEqual([]);
});

/** Ids that a page has outside its zones. */
const AROUND = ['main', 'contact', 'contents'];

test('ids are unique within a page', () => {
  const clashes = [...written.values()].flatMap(({ file, ids }) => {
    const all = [...AROUND, ...ids];
    return all.filter((id, index) => all.indexOf(id) !== index).map((id) => `${file}: ${id}`);
  });
  expect(clashes).toEqual([]);
});

test.each(LOCALES)('pages that the shop links to exist in %s', (locale) => {
  const missing = LINKED_PAGES.filter((name) => !written.has(paths.page(locale, name)));
  expect(missing).toEqual([]);
});

const pageIn = (locale: Locale, name: string) =>
  readFileSync(path.join(API, `content/${locale}/pages/${name}.json`), 'utf8').replaceAll('\u00a0', ' ');

describe.each(LOCALES)('content in %s matches the shop’s configuration:', (locale) => {
  const amount = (hundredths: number) =>
    new Intl.NumberFormat(locale === 'fr' ? 'fr' : 'en', {
      style: 'currency',
      currency: 'EUR',
      ...(hundredths % 100 === 0 ? { minimumFractionDigits: 0 } : {}),
    })
      .format(hundredths / 100)
      .replaceAll(/\s/g, ' ');

  test('delivery prices and times match the operator’s tariff', () => {
    const { zones } = tariff as Tariff;
    const text = pageIn(locale, 'delivery');
    const days = ({ minDays, maxDays }: Delay) => `${minDays} ${locale === 'fr' ? 'à' : 'to'} ${maxDays}`;
    const expected = zones.flatMap(({ methods, discounts }) => [
      ...Object.values(methods).flatMap((method) => [
        ...[method.firstParcel, method.nextParcel, method.extraPerStep, method.qualityControl].map(amount),
        ...Object.values(method.delay).map(days),
        method.carrier,
      ]),
      ...discounts.map(({ minPricing }) => amount(minPricing)),
    ]);
    expect(expected.filter((fact) => !text.includes(fact))).toEqual([]);
    expect(text).toContain(`"${zones.flatMap(({ countries }) => countries).length}"`);
  });

  test('return fees match the operator’s terms', () => {
    const { contributions, elsewhere } = readJson('src/modules/returns/terms.json') as ReturnTerms;
    const text = pageIn(locale, 'returns');
    for (const { parcel, carrier } of [...contributions, elsewhere])
      expect(text).toMatch(new RegExp(`${amount(parcel).replaceAll('.', '\\.')} \\| ${carrier}`));
  });

  test('the cookie policy lists every key that the shop stores', () => {
    const named = pageIn(locale, 'cookies');
    const keys = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'))
      .filter((source) => /\b(?:remember|localStorage\.setItem|sessionStorage\.setItem)\(/.test(source))
      .flatMap((source) =>
        [...source.matchAll(/const (?:KEY|STORED|PENDING_\w+) = '([\w-]+)'/g)].map(([, key = '']) => key),
      );
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((key) => !named.includes(`\`${key}\``))).toEqual([]);
  });

  test('the cookie policy states size and duration of the offline caches', () => {
    const text = pageIn(locale, 'cookies');
    const found = Object.values(BOUNDS).map(
      ({ entries, days }) => `\\| ${entries} [a-z]+ \\| ${days} ${locale === 'fr' ? 'jours' : 'days'} \\|`,
    );
    expect(found.filter((row) => !new RegExp(row).test(text))).toEqual([]);
  });
});

type Delay = { minDays: number; maxDays: number };
type Tariff = {
  zones: {
    countries: string[];
    methods: Record<
      string,
      {
        carrier: string;
        firstParcel: number;
        nextParcel: number;
        extraPerStep: number;
        qualityControl: number;
        delay: Record<string, Delay>;
      }
    >;
    discounts: { minPricing: number }[];
  }[];
};
type ReturnTerms = {
  contributions: { parcel: number; carrier: string }[];
  elsewhere: { parcel: number; carrier: string };
};

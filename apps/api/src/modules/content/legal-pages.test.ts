import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_TAGS, LOCALES, type Locale } from '@patine/core';
import { describe, expect, test } from 'vitest';
import { contributionOf } from '../returns/terms.ts';
import { CONTENT_FOLDER } from './read-folder.ts';

const ROOT = path.join(import.meta.dirname, '../../../../..');
const readText = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Reads the source of a page, with unfilled placeholders and plain spaces. */
const pageText = (locale: Locale, page: string) =>
  readFileSync(path.join(CONTENT_FOLDER, locale, 'pages', `${page}.json`), 'utf8').replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );

/** A date such as 22 November 2026, in the language of a page. */
const DATED = { fr: /\d{1,2} [a-zéû]+ 20\d\d/, en: /\d{1,2} [A-Z][a-z]+ 20\d\d/ };

describe.each(LOCALES)('in %s', (locale) => {
  test('the returns page has the charged prices, the address, the form and the moved last day', () => {
    const text = pageText(locale, 'returns');
    const priceIn = (country: string) =>
      new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'currency', currency: 'EUR' })
        .format(contributionOf(country).parcel / 100)
        .replaceAll(/[\u00a0\u202f]/g, ' ');
    for (const country of ['FRA', 'DEU', 'JPN']) expect(text).toContain(`| ${priceIn(country)} |`);
    for (const field of ['name', 'street', 'postalCode', 'cityName'])
      expect(text).toContain(`{{operator.returns.${field}}}`);
    expect(text).toContain('"anchor": "form"');
    expect(text).toMatch(/jour férié|public holiday/);
  });

  test('the terms name the button for withdrawal, the moved last day, the guarantees and the mediator', () => {
    const text = pageText(locale, 'terms');
    expect(text).toContain(locale === 'fr' ? 'Renoncer au contrat ici' : 'Withdraw from the contract here');
    expect(text).toMatch(/jour férié|public holiday/);
    for (const part of [
      '"guarantees"',
      '"mediation"',
      '{{operator.mediator.name}}',
      '"traders"',
      '"ranking"',
    ])
      expect(text).toContain(part);
  });

  test('the privacy page has the periods of the shop’s constants and the purpose of the birth date', () => {
    const text = pageText(locale, 'privacy');
    const limits = [
      'INACTIVE_ACCOUNT_YEARS',
      'INACTIVE_NOTICE_DAYS',
      'NEWSLETTER_CONFIRM_DAYS',
      'NEWSLETTER_DORMANT_YEARS',
      'NEWSLETTER_STOPPED_YEARS',
      'NOTICE_YEARS',
      'VISITOR_MAIL_DAYS',
    ];
    for (const limit of limits) expect(text).toContain(`{{core.${limit}}}`);
    expect(text).toMatch(
      /date de naissance, facultative, sert|date of birth, which is optional, is only used/,
    );
  });

  test('no page names a card or a payment company that may not be configured', () => {
    for (const page of ['help', 'terms', 'privacy', 'accessibility']) {
      const text = pageText(locale, page);
      expect(text).toContain('{{payment.companies}}');
      expect(text).not.toMatch(/Visa|Mastercard|PayPal|Stripe|bancaire|bank card/);
    }
  });

  test('sellers find their terms: notice of changes, reasons, complaints, two mediators', () => {
    const text = pageText(locale, 'seller-terms');
    for (const part of [
      '{{operator.commissionPercent}}',
      '{{operator.sellers.complaintsEmail}}',
      '{{operator.sellers.firstMediator}}',
      '{{operator.sellers.secondMediator}}',
      '/pages/ranking',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/quinze jours avant|fifteen days before/);
    const links = readFileSync(path.join(CONTENT_FOLDER, locale, 'footer.json'), 'utf8');
    expect(links).toContain('/pages/seller-terms');
  });

  test('the accessibility statement has the computed rate, its pages, its failures and its date', () => {
    const rows = readText('docs/accessibility.md').matchAll(
      /^\| \d+\. [^|]*\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm,
    );
    const criteria = { hold: [] as string[], fail: [] as string[], other: [] as string[] };
    const idsIn = (cell = '') => cell.split(/\s+/).filter(Boolean);
    for (const [, hold, fail, other] of rows) {
      criteria.hold.push(...idsIn(hold));
      criteria.fail.push(...idsIn(fail));
      criteria.other.push(...idsIn(other));
    }
    const all = Object.values(criteria).flat();
    // RGAA 4.1.2 has 106 criteria; each must be listed exactly once.
    expect(new Set(all).size).toBe(106);
    expect(all).toHaveLength(106);
    const applicable = criteria.hold.length + criteria.fail.length;
    const rate = Math.floor((100 * criteria.hold.length) / applicable);
    const text = pageText(locale, 'accessibility');
    expect(text).toContain(locale === 'fr' ? `${rate} % des critères` : `${rate}% of the applicable`);
    expect(text).toContain(`${criteria.hold.length} ${locale === 'fr' ? 'sur' : 'of'} ${applicable}`);
    for (const id of criteria.fail) expect(text).toContain(id);
    expect(text).toMatch(DATED[locale]);
    for (const section of ['state', 'tests', 'gaps', 'made', 'feedback', 'remedies'])
      expect(text).toContain(`"anchor": "${section}"`);
    for (const page of locale === 'fr'
      ? ['panier', 'paiement', 'rétractation']
      : ['cart', 'payment', 'withdrawal'])
      expect(text).toContain(page);
  });
});

/**
 * Claims that the shop cannot make for every item, because it does not check, wash or photograph the items; and how many
 * look at one.
 */
const UNPROVED =
  /pièces? (?:sont )?vérifiées?|vérifiées?, mesurées?|vérifiées? à l’atelier|photographiée?s?\b|ce matin|checked pieces|checked, measured|photographed|this morning|vos avis|your reviews|[\d}] (?:autres )?(?:personnes?|acheteurs?|visiteurs?) (?:la |le )?(?:regardent|consultent)|[\d}] (?:other )?people (?:are )?(?:looking|viewing)/iu;

test('no text makes a claim that is not true of every item', () => {
  const files = globSync(
    [
      'apps/api/content/{fr,en}/**/*.json',
      'apps/store/src/i18n/{fr,en}.json',
      'apps/api/src/messages/{fr,en}.json',
      'packages/ui/src/messages/{fr,en}.json',
      'packages/ui/src/**/*.{editors,samples,stories}.{ts,tsx}',
    ],
    { cwd: ROOT },
  );
  expect(files.length).toBeGreaterThan(30);
  const claims = files.flatMap((file) => {
    const found = UNPROVED.exec(readText(file));
    return found ? [`${file}: ${found[0]}`] : [];
  });
  expect(claims).toEqual([]);
});

/** Regulation (EU) 2025/1960, annex I; French puts a no-break space before colons. */
const NOTICE: Readonly<Record<Locale, readonly string[]>> = {
  fr: [
    'Protection offerte par la garantie légale minimale de deux ans sur des biens vendus dans l’Union européenne.',
    'Les vendeurs sont responsables de tout défaut de conformité qui existait au moment de la livraison des biens et qui apparaît pendant la période de garantie légale. Les vendeurs se trouvant dans une telle situation sont tenus de proposer :',
    'une réparation gratuite ou un remplacement gratuit ;',
    'dans certains cas, une réduction de prix ou un remboursement intégral.',
    'Dans certains pays, la période de garantie légale est plus longue. Pour les biens d’occasion, une période plus courte peut s’appliquer, mais elle ne peut être inférieure à un an.',
    'Fournissez une preuve d’achat, telle qu’un reçu, une facture ou un relevé bancaire.',
  ],
  en: [
    'Minimum two-year legal guarantee protection for goods sold in the European Union.',
    'Sellers are liable for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
    'free repair or free replacement;',
    'in some cases, a price reduction or full reimbursement.',
    'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
    'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
  ],
};

test.each(LOCALES)('the notice on the legal guarantee has the words of the Union in %s', (locale) => {
  const source = readText('apps/store/src/pages/product/harmonised-notice.ts').replaceAll('\\u00a0', ' ');
  expect(NOTICE[locale].filter((words) => !source.includes(words))).toEqual([]);
});

import { DEFAULT_LOCALE, LOCALES } from '@patine/core';
import PdfKit from 'pdfkit';
import { beforeEach, expect, test, vi } from 'vitest';
import { invoicePdf } from '../src/modules/invoices/invoice-pdf.ts';
import type { InvoiceRow } from '../src/modules/invoices/repository.ts';
import type { SandboxPayment } from '../src/modules/payments/sandbox/sandbox-repository.ts';
import { cardPage, closedPage } from '../src/modules/payments/sandbox/html.ts';
import { returnLabel } from '../src/modules/return-requests/label.ts';
import { contributionOf, returnTerms } from '../src/modules/returns/terms.ts';
import { operator } from '../src/operator.ts';
import { foreignWords } from './foreign-words.ts';

const THIRD = LOCALES.at(-1) ?? DEFAULT_LOCALE;
/** What people and sellers wrote has no letters: whatever is left of them is a word of the shop's. */
const DATA = '«12»';
const at = new Date('2026-11-25T10:00:00Z');
const home = {
  firstName: DATA,
  lastName: DATA,
  companyName: null,
  addressLine1: DATA,
  addressLine2: null,
  postalCode: '75010',
  cityName: DATA,
  countryCode: 'FRA',
};
/** What the operator says of itself. */
const OPERATOR = [
  ...['companyName', 'address', 'registration'].map((field) => String(operator[field])),
  ...Object.values(returnTerms.address),
  contributionOf('FRA').carrier,
];

const drawn = vi.spyOn(PdfKit.prototype, 'text');
beforeEach(() => void drawn.mockClear());
const wordsDrawn = () => drawn.mock.calls.map(([words]) => String(words));

test.each(['invoice', 'credit-note'])(
  'a document of the kind %s is completely in the third language',
  async (kind) => {
    const lines = (['item', 'delivery', 'quality-control', 'goodwill'] as const).map((line) => ({
      kind: line,
      words: DATA,
      amount: 4500,
    }));
    const facts = { locale: THIRD, orderReference: DATA, seller: { name: DATA, country: 'FR' }, buyer: home };
    const row = { kind, number: '7-12', currency: 'EUR', amount: 4500, issuedAt: at };
    await invoicePdf({ ...row, facts: { ...facts, lines, corrects: DATA } } as InvoiceRow);
    expect(wordsDrawn().length).toBeGreaterThan(12);
    expect(foreignWords(wordsDrawn(), OPERATOR)).toEqual([]);
  },
);

test('so are labels', async () => {
  const label = {
    request: { reference: 'R-4823956', requestedAt: at },
    order: { deliveryAddress: home },
    parcels: [null, 3].map((storeId) => ({ storeId, recipientName: DATA, trackingNumber: 'R-42' })),
    locale: THIRD,
  };
  await returnLabel(label as never);
  expect(wordsDrawn().length).toBeGreaterThan(12);
  expect(foreignWords(wordsDrawn(), OPERATOR)).toEqual([]);
});

test('so is the sandbox’s payment page', () => {
  const open = {
    amount: 4500,
    currency: 'EUR',
    locale: THIRD,
    cancelUrl: '/',
    status: 'open',
    createdAt: at,
  } as SandboxPayment;
  const pages = [
    cardPage(open),
    cardPage(open, '1'),
    closedPage({ ...open, status: 'declined' }),
    closedPage({ ...open, status: 'expired' }),
  ];
  const said = pages.map((page) =>
    page
      .replace(/<style>.*<\/style>/s, '')
      .replaceAll(/aria-label="([^"]*)"/g, '>$1<')
      .replaceAll(/<[^>]*>/g, '\n'),
  );
  expect(pages[0]).toContain(`<html lang="${THIRD}">`);
  expect(foreignWords(said)).toEqual([]);
});

import PdfKit from 'pdfkit';
import type { TaxScheme } from '@patine/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { InvoiceFacts } from '../../db/schema/invoices.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { InvoiceRow } from './repository.ts';

const identity = {
  legalName: 'Canal Seconde Main',
  legalForm: 'SARL',
  address: { street: '12 quai du Canal', postalCode: '59100', city: 'Roubaix', country: 'FR' },
  email: 'bonjour@canal.example',
  phone: '+33 3 53 01 42 30',
  registration: { register: 'RCS Lille Métropole', number: '000 142 009' },
  vatNumber: 'FR00000142009',
  compliesSince: '2026-01-12',
};

const drawn = vi.spyOn(PdfKit.prototype, 'text');
beforeEach(() => void drawn.mockClear());

async function saidOf(
  seller: InvoiceFacts['seller'],
  locale: 'fr' | 'en' = 'fr',
  lines: InvoiceFacts['lines'] = [],
  kind: 'invoice' | 'credit-note' = 'invoice',
) {
  const buyer = {
    firstName: 'Léa',
    lastName: 'Martin',
    companyName: null,
    addressLine1: '3 rue Haute',
    addressLine2: null,
    postalCode: '75010',
    cityName: 'Paris',
    countryCode: 'FRA',
  };
  const facts = { locale, orderReference: 'P-1', seller, buyer, lines, corrects: null };
  const row = { kind, number: 'V7-000012', currency: 'EUR', amount: 4500, issuedAt: new Date(0) };
  await invoicePdf({ ...row, facts } as unknown as InvoiceRow);
  return drawn.mock.calls.map(([text]) => String(text));
}

test('an invoice has the seller’s legal identity', async () => {
  expect(await saidOf({ name: 'Friperie du Canal', country: 'FR', identity })).toContain(
    [
      'Friperie du Canal',
      'Canal Seconde Main, SARL',
      '12 quai du Canal',
      '59100 Roubaix',
      'France',
      'RCS Lille Métropole 000 142 009',
      'TVA FR00000142009',
    ].join('\n'),
  );
});

test('a seller without a trade name, a register or VAT has no line for them', async () => {
  const alone = { ...identity, legalForm: 'EI', registration: null, vatNumber: null };
  expect(await saidOf({ name: 'Canal Seconde Main', country: 'FR', identity: alone }, 'en')).toContain(
    ['Canal Seconde Main, EI', '12 quai du Canal', '59100 Roubaix', 'France'].join('\n'),
  );
});

test('an invoice of a seller without an identity has their name and country', async () => {
  expect(await saidOf({ name: 'Friperie', country: 'BE' })).toContain('Friperie\nBelgique');
});

test.each([
  ['invoice', 'fr', ['Facture V7-000012', 'Émise le 01/01/1970', /^Facture établie par /]],
  ['credit-note', 'fr', ['Avoir V7-000012', 'Émis le 01/01/1970', /^Avoir établi par /]],
  ['invoice', 'en', ['Invoice V7-000012', 'Issued on 01/01/1970', /^Invoice issued by /]],
  ['credit-note', 'en', ['Credit note V7-000012', 'Issued on 01/01/1970', /^Credit note issued by /]],
] as const)('%s: the document calls itself by its name in %s', async (kind, locale, sentences) => {
  const said = await saidOf({ name: 'Friperie', country: 'BE' }, locale, [], kind);
  for (const sentence of sentences) expect(said).toContainEqual(expect.stringMatching(sentence));
});

test.each([
  ['fr', '−58,00\u00a0€'],
  ['en', '−€58.00'],
] as const)('an amount given back has a minus sign in the shop’s face, in %s', async (locale, amount) => {
  const faces = vi.spyOn(PdfKit.prototype, 'font');
  const line = { kind: 'item' as const, words: 'Robe', amount: -5800 };
  expect(await saidOf({ name: 'Friperie', country: 'BE' }, locale, [line], 'credit-note')).toContain(amount);
  expect(faces.mock.calls.some(([face]) => String(face).includes('DejaVu'))).toBe(false);
  faces.mockRestore();
});

test('a line and its amount stay on one page of a long invoice', async () => {
  const pages = vi.spyOn(PdfKit.prototype, 'addPage');
  const lines = Array.from({ length: 90 }, (_, index) => ({
    kind: 'item' as const,
    words: `Robe en velours côtelé à motif cachemire et à col rond, numéro ${index}`,
    amount: 1000 + index,
  }));
  const said = await saidOf({ name: 'Friperie', country: 'BE' }, 'fr', lines);
  const breaks = pages.mock.invocationCallOrder;
  pages.mockRestore();
  expect(breaks.length).toBeGreaterThan(2);
  const orders = drawn.mock.invocationCallOrder;
  const broken = said.filter((text, index) => {
    const [label = 0, amount = 0] = orders.slice(index, index + 2);
    return text.startsWith('Robe') && breaks.some((at) => at > label && at < amount);
  });
  expect(broken).toEqual([]);
});

describe('the tax notes of an invoice', () => {
  const seller = { name: 'Friperie du Canal', country: 'FR', identity };
  const line = (amount: number, tax?: { scheme: TaxScheme; rate: number }) => ({
    kind: 'item' as const,
    words: 'Robe',
    amount,
    ...(tax ? { tax } : {}),
  });
  const notesOf = async (...lines: ReturnType<typeof line>[]) => {
    drawn.mockClear();
    return (await saidOf(seller, 'fr', lines)).filter(
      (text) => /TVA|Régime/.test(text) && !text.includes('RCS'),
    );
  };

  test('state the margin scheme, without tax', async () => {
    const notes = await notesOf(line(4500, { scheme: 'margin', rate: 0 }));
    expect(notes).toEqual([expect.stringContaining('Régime particulier – Biens d’occasion')]);
    expect(await notesOf(line(4500))).toEqual(notes);
  });

  test('state the tax that the price of a new item contains', async () => {
    expect(await notesOf(line(12_000, { scheme: 'standard', rate: 20 }))).toEqual(['dont TVA 20\u00a0%']);
    expect(drawn.mock.calls.map(([text]) => String(text))).toContain('20,00\u00a0€');
  });

  test.each([
    [{ scheme: 'exempt', rate: 0 } as const, /293 B/],
    [{ scheme: 'import', rate: 0 } as const, /importation/],
    [{ scheme: 'standard', rate: 0 } as const, /exonérée/],
  ])('explain %o', async (tax, sentence) => {
    expect(await notesOf(line(4500, tax))).toEqual([expect.stringMatching(sentence)]);
  });

  test('number several schemes, line by line', async () => {
    const said = await saidOf(seller, 'fr', [
      line(4500, { scheme: 'margin', rate: 0 }),
      line(12_000, { scheme: 'standard', rate: 20 }),
    ]);
    expect(said).toEqual(expect.arrayContaining(['Robe (1)', 'Robe (2)', 'dont TVA 20\u00a0% (2)']));
    expect(said.find((text) => text.startsWith('(1) Régime'))).toBeDefined();
  });
});

test('a name in another script is written in a face that has its letters, and all else in the shop’s', async () => {
  const faces = vi.spyOn(PdfKit.prototype, 'font');
  const seller = { name: 'Friperie du Canal', country: 'FR', identity };
  const used = () => faces.mock.calls.map(([face]) => String(face));
  await saidOf(seller, 'fr', [
    { kind: 'item', words: 'Veste en jean, état « très bon » – œuvre', amount: 4500 },
  ]);
  expect(used().some((face) => face.includes('instrument-sans'))).toBe(true);
  expect(used().some((face) => face.includes('DejaVu'))).toBe(false);
  faces.mockClear();
  await saidOf({ ...seller, name: 'Παλαιό' });
  expect(used().some((face) => face.includes('DejaVu'))).toBe(true);
  faces.mockRestore();
});

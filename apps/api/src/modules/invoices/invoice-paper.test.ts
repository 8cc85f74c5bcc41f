import PdfKit from 'pdfkit';
import { beforeEach, expect, test, vi } from 'vitest';
import type { InvoiceFacts } from '../../db/schema/invoices.ts';
import { invoicePaper } from './invoice-paper.ts';
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

async function saidOf(seller: InvoiceFacts['seller'], locale: 'fr' | 'en' = 'fr') {
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
  const facts = { locale, orderReference: 'P-1', seller, buyer, lines: [], corrects: null };
  const row = { kind: 'invoice', number: 'V7-000012', currency: 'EUR', amount: 4500, issuedAt: new Date(0) };
  await invoicePaper({ ...row, facts } as unknown as InvoiceRow);
  return drawn.mock.calls.map(([words]) => String(words));
}

test('an invoice says who the seller is by law', async () => {
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

test('of a seller whose identity was not brought an invoice says the name and the country', async () => {
  expect(await saidOf({ name: 'Friperie', country: 'BE' })).toContain('Friperie\nBelgique');
});

import { PDF_FONTS } from '@patine/brand/font-files';
import { countryName, formatDay, formatMoney, LOCALE_TAGS } from '@patine/core';
import { colors } from '@patine/brand/colors';
import type { InvoiceFacts } from '../../db/schema/invoices.ts';
import { operatorField } from '../../operator.ts';
import { messagesIn, type Translate } from '../../messages/translate.ts';
import { alpha2Of } from '../addresses/index.ts';
import { bytesOf, columns, createPdf, rule, small, sumLine, totalLine } from '../../pdf/create-pdf.ts';
import { taxNotes } from './tax-notes.ts';
import type { InvoiceRow } from './repository.ts';

type Country = (alpha2: string | null) => string;

/** Replaces narrow spaces, which the PDF font may lack. */
const withWideSpaces = (text: string) => text.replaceAll(/[\u202f\u2009]/g, '\u00a0');

/** The seller's legal identity: name, legal form, address, registration and VAT number. */
function sellerLines(
  { name, country, identity }: InvoiceFacts['seller'],
  translate: Translate,
  named: Country,
) {
  if (!identity) return [name, named(country)];
  const { legalName, legalForm, address, registration, vatNumber } = identity;
  return [
    name === legalName ? '' : name,
    `${legalName}, ${legalForm}`,
    address.street,
    `${address.postalCode} ${address.city}`,
    named(address.country),
    registration && `${registration.register} ${registration.number}`,
    vatNumber && translate('invoice.vat', { number: vatNumber }),
  ];
}

/** Renders an invoice or credit note as a PDF. */
export async function invoicePdf(row: InvoiceRow): Promise<Buffer> {
  const { facts } = row;
  const { locale, seller, buyer } = facts;
  const translate = messagesIn(locale);
  const sum = (amount: number) =>
    withWideSpaces(formatMoney({ amount, currency: row.currency }, locale, true));
  const country: Country = (alpha2) => (alpha2 ? countryName(alpha2, locale) : '');
  const day = formatDay(row.issuedAt);
  const kind = row.kind === 'credit-note' ? 'credit-note' : 'invoice';
  const title = translate(`invoice.title.${kind}`, { number: row.number });

  const operator = ['companyName', 'address', 'registration']
    .map((field) => operatorField(field, locale))
    .join(', ');

  const doc = createPdf({ title, locale, at: row.issuedAt });
  doc.font(PDF_FONTS.title).fontSize(22).text(title);
  doc.font(PDF_FONTS.text).fontSize(10).fillColor(colors.muted);
  doc.text(
    [
      translate(`invoice.issued.${kind}`, { day }),
      translate('invoice.order', { reference: facts.orderReference }),
    ].join(' · '),
  );
  if (facts.corrects) doc.text(translate('invoice.corrects', { number: facts.corrects }));
  doc.moveDown(1.5);

  columns(doc, [
    [translate('invoice.seller'), sellerLines(seller, translate, country).filter(Boolean).join('\n')],
    [
      translate('invoice.buyer'),
      [
        `${buyer.firstName} ${buyer.lastName}`,
        buyer.companyName,
        buyer.addressLine1,
        buyer.addressLine2,
        `${buyer.postalCode} ${buyer.cityName}`,
        country(alpha2Of(buyer.countryCode)),
      ]
        .filter(Boolean)
        .join('\n'),
    ],
  ]);
  doc.moveDown(2);

  const notes = taxNotes(facts, translate);
  // With several tax notes, each line shows the number of its note.
  const mark = (index: number) => (notes.length > 1 ? ` (${index + 1})` : '');
  small(doc.font(PDF_FONTS.strong));
  sumLine(doc, translate('invoice.description'), translate('invoice.amount'), colors.muted);
  doc.font(PDF_FONTS.text).fontSize(10);
  rule(doc);
  for (const line of facts.lines) {
    const words = line.kind === 'item' ? line.words : translate(`invoice.line.${line.kind}`);
    sumLine(doc, words + mark(notes.findIndex(({ has }) => has(line))), sum(line.amount));
  }
  doc.moveDown(0.5);
  totalLine(doc, translate('invoice.total'), sum(row.amount));
  const percent = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent', maximumFractionDigits: 1 });
  for (const [index, { included }] of notes.entries()) {
    if (!included) continue;
    const rate = withWideSpaces(percent.format(included.rate / 100));
    sumLine(
      doc,
      translate('invoice.tax.included', { rate }) + mark(index),
      sum(included.amount),
      colors.muted,
    );
  }
  small(doc.moveDown(2));
  // Tax offices also read the note, so that the margin scheme keeps its French name in every language.
  for (const [index, { text }] of notes.entries())
    if (text !== null) doc.text(`${mark(index).trimStart()} ${text}`.trimStart()).moveDown(0.5);
  doc.text(translate(`invoice.mandate.${kind}`, { operator }));
  return bytesOf(doc);
}

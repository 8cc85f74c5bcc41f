import { PDF_FONTS } from '@patine/brand/font-files';
import { countryName, type Locale, formatDay } from '@patine/core';
import { colors } from '@patine/brand/colors';
import { messagesIn } from '../../messages/translate.ts';
import { alpha2Of } from '../addresses/index.ts';
import { bytesOf, createPdf, type Doc, small, widthOf } from '../../pdf/create-pdf.ts';
import type { OrderRow } from '../orders/index.ts';
import { sendBefore } from './load-returns.ts';
import { contributionOf, type ReturnParcelRow, type ReturnRow, returnTerms } from '../returns/index.ts';

type Label = {
  request: ReturnRow;
  order: OrderRow;
  parcels: readonly ReturnParcelRow[];
  locale: Locale;
};

const BAR = 2;
const BAR_HEIGHT = 56;
const FRAME_PADDING = 24;

/** Code 39 barcode: nine bars and spaces for each character, three of them wide (1). */
const CODE_39: Readonly<Record<string, string>> = {
  '0': '000110100',
  '1': '100100001',
  '2': '001100001',
  '3': '101100000',
  '4': '000110001',
  '5': '100110000',
  '6': '001110000',
  '7': '000100101',
  '8': '100100100',
  '9': '001100100',
  R: '100000110',
  '-': '010000101',
  '*': '010010100',
};

const strokeWidth = (stroke: string) => (stroke === '1' ? BAR * 2.5 : BAR);
const strokesOf = (sign: string) => [...(CODE_39[sign] ?? '')];

/** Draws a barcode in the middle of the page. */
function barcode(doc: Doc, text: string) {
  const signs = [...`*${text}*`];
  const width = signs
    .flatMap(strokesOf)
    .reduce((sum, stroke) => sum + strokeWidth(stroke), signs.length * BAR);
  let x = (doc.page.width - width) / 2;
  for (const sign of signs) {
    strokesOf(sign).forEach((stroke, index) => {
      if (index % 2 === 0) doc.rect(x, doc.y, strokeWidth(stroke), BAR_HEIGHT).fill(colors.ink);
      x += strokeWidth(stroke);
    });
    x += BAR;
  }
  doc.y += BAR_HEIGHT + 6;
}

/** A dashed frame from a height down to where the document is: what is cut out and stuck on the parcel. */
function frame(doc: Doc, top: number) {
  const { left } = doc.page.margins;
  doc
    .rect(left, top, widthOf(doc), doc.y - top)
    .lineWidth(1)
    .dash(6, { space: 4 })
    .strokeColor(colors.ink)
    .stroke()
    .undash();
}

/** A PDF with one label per page and parcel: recipient, sender and tracking number as a barcode. */
export async function returnLabel({ request, order, parcels, locale }: Label): Promise<Buffer> {
  const translate = messagesIn(locale);
  const { address } = returnTerms;
  const from = order.deliveryAddress;
  const country = (alpha2: string | null) => (alpha2 ? countryName(alpha2, locale) : '');
  const day = formatDay(sendBefore(request));
  const { carrier } = contributionOf(from.countryCode);
  const title = translate('label.title', { reference: request.reference });
  const doc = createPdf({ title, locale, at: request.requestedAt });
  const { left } = doc.page.margins;
  const inside = { width: widthOf(doc) - 2 * FRAME_PADDING };
  parcels.forEach((parcel, index) => {
    if (index > 0) doc.addPage();
    doc.font(PDF_FONTS.title).fontSize(22).fillColor(colors.ink).text(title);
    doc.font(PDF_FONTS.text).fontSize(10).fillColor(colors.muted);
    doc.text(translate('label.parcel', { number: index + 1, of: parcels.length })).moveDown(1.5);

    const top = doc.y;
    doc.y += FRAME_PADDING;
    small(doc.font(PDF_FONTS.strong)).text(translate('label.to'), left + FRAME_PADDING, doc.y, inside);
    doc.fontSize(18).fillColor(colors.ink);
    doc.text(parcel.storeId === null ? address.name : parcel.recipientName, inside).font(PDF_FONTS.text);
    doc.text(
      [
        parcel.storeId === null ? null : translate('label.care-of', { name: address.name }),
        address.street,
        `${address.postalCode} ${address.cityName}`,
        country(address.country),
      ]
        .filter(Boolean)
        .join('\n'),
      inside,
    );
    small(doc.moveDown(1).font(PDF_FONTS.strong)).text(translate('label.from'), inside);
    doc.font(PDF_FONTS.text).fontSize(10).fillColor(colors.ink);
    doc.text(
      [
        `${from.firstName} ${from.lastName}`,
        from.addressLine1,
        from.addressLine2,
        `${from.postalCode} ${from.cityName}`,
        country(alpha2Of(from.countryCode)),
      ]
        .filter(Boolean)
        .join('\n'),
      inside,
    );
    doc.moveDown(1.5);
    barcode(doc, parcel.trackingNumber);
    doc.font(PDF_FONTS.strong).fillColor(colors.ink);
    doc.text(parcel.trackingNumber, { ...inside, align: 'center' });
    doc.y += FRAME_PADDING - 4;
    frame(doc, top);

    doc.x = left;
    doc.y += 24;
    doc.fontSize(12).text(translate('label.how'));
    doc.font(PDF_FONTS.text).fontSize(10).moveDown(0.3);
    const steps = [
      translate('label.stick'),
      translate('label.before', { carrier, day }),
      translate('label.keep'),
    ];
    for (const [at, step] of steps.entries()) doc.text(`${at + 1}. ${step}`);
  });
  return bytesOf(doc);
}

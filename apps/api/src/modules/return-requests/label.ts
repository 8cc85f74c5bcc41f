import { PDF_FONTS } from '@patine/brand/font-files';
import { countryName, type Locale, formatDay } from '@patine/core';
import { colors } from '@patine/brand/colors';
import { messagesIn } from '../../messages/translate.ts';
import { alpha2Of } from '../addresses/index.ts';
import { bytesOf, createPdf, type Doc, rule } from '../../pdf/create-pdf.ts';
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

function barcode(doc: Doc, text: string) {
  let x = doc.x;
  for (const sign of `*${text}*`) {
    [...(CODE_39[sign] ?? '')].forEach((stroke, index) => {
      const width = stroke === '1' ? BAR * 2.5 : BAR;
      if (index % 2 === 0) doc.rect(x, doc.y, width, BAR_HEIGHT).fill(colors.ink);
      x += width;
    });
    x += BAR;
  }
  doc.y += BAR_HEIGHT + 6;
}

/** A PDF with one label per page and parcel: recipient, sender and tracking number as a barcode. */
export async function returnLabel({ request, order, parcels, locale }: Label): Promise<Buffer> {
  const translate = messagesIn(locale);
  const { address } = returnTerms;
  const from = order.deliveryAddress;
  const country = (alpha2: string | null) => (alpha2 ? countryName(alpha2, locale) : '');
  const day = formatDay(sendBefore(request));
  const title = translate('label.title', { reference: request.reference });
  const doc = createPdf({ title, locale, at: request.requestedAt });
  parcels.forEach((parcel, index) => {
    if (index > 0) doc.addPage();
    doc.font(PDF_FONTS.title).fontSize(20).fillColor(colors.ink).text(title);
    doc.font(PDF_FONTS.text).fontSize(10).fillColor(colors.muted);
    doc.text(translate('label.parcel', { number: index + 1, of: parcels.length }));
    doc
      .text(translate('label.before', { carrier: contributionOf(from.countryCode).carrier, day }))
      .moveDown(1);
    rule(doc);
    doc.fillColor(colors.ink).font(PDF_FONTS.strong).text(translate('label.to')).fontSize(14);
    doc.text(parcel.storeId === null ? address.name : parcel.recipientName).font(PDF_FONTS.text);
    doc.text(
      [
        parcel.storeId === null ? null : translate('label.care-of', { name: address.name }),
        address.street,
        `${address.postalCode} ${address.cityName}`,
        country(address.country),
      ]
        .filter(Boolean)
        .join('\n'),
    );
    doc.moveDown(1).fontSize(10).font(PDF_FONTS.strong).text(translate('label.from')).font(PDF_FONTS.text);
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
    );
    doc.moveDown(1.5);
    barcode(doc, parcel.trackingNumber);
    doc.font(PDF_FONTS.strong).fillColor(colors.ink).text(parcel.trackingNumber);
    doc.font(PDF_FONTS.text).fillColor(colors.muted).moveDown(1).text(translate('label.stick'));
  });
  return bytesOf(doc);
}

import { includedTax } from '@patine/core';
import type { InvoiceFacts, LineTax } from '../../db/schema/invoices.ts';
import type { Translate } from '../../messages/translate.ts';

type Line = InvoiceFacts['lines'][number];

export type TaxNote = {
  /** The sentence that the law requires for the scheme; null when the tax amount is sufficient. */
  text: string | null;
  /** Percent and hundredths of the tax that the lines contain. */
  included: { rate: number; amount: number } | null;
  /** Tells whether the note applies to a line. */
  has: (line: Line) => boolean;
};

const sameTax = (one: LineTax | undefined, other: LineTax | undefined) =>
  one?.scheme === other?.scheme && one?.rate === other?.rate;

function textOf(tax: LineTax | undefined, sellerCountry: string, translate: Translate): string | null {
  switch (tax?.scheme) {
    case 'standard':
      return tax.rate > 0 ? null : translate('invoice.tax.export');
    case 'exempt':
      return translate(sellerCountry === 'FR' ? 'invoice.tax.exempt-france' : 'invoice.tax.exempt');
    case 'import':
      return translate('invoice.tax.import');
    default:
      // Old invoices without a tax per line all used the margin scheme.
      return translate('invoice.scheme');
  }
}

/** Returns the tax notes of an invoice, one per different tax of its lines. */
export function taxNotes({ lines, seller }: InvoiceFacts, translate: Translate): TaxNote[] {
  const taxes = lines.reduce<(LineTax | undefined)[]>(
    (found, { tax }) => (found.some((other) => sameTax(tax, other)) ? found : [...found, tax]),
    [],
  );
  return (taxes.length > 0 ? taxes : [undefined]).map((tax) => {
    const has = (line: Line) => sameTax(line.tax, tax);
    const sum = lines.filter(has).reduce((total, { amount }) => total + amount, 0);
    const rate = tax?.scheme === 'standard' ? tax.rate : 0;
    return {
      text: textOf(tax, seller.country, translate),
      included: rate > 0 ? { rate, amount: includedTax(sum, rate) } : null,
      has,
    };
  });
}

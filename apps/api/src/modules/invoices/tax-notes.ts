import { includedTax } from '@patine/core';
import type { InvoiceFacts, LineTax } from '../../db/schema/invoices.ts';
import type { Translate } from '../../messages/translate.ts';

type Line = InvoiceFacts['lines'][number];

export type TaxNote = {
  /** The sentence that the law wants beside the scheme; null for a tax that its sum tells. */
  text: string | null;
  /** Percent and hundredths of the tax that the lines contain. */
  included: { rate: number; amount: number } | null;
  /** Tells the note's lines on an invoice with several. */
  has: (line: Line) => boolean;
};

const sameTax = (one: LineTax | undefined, other: LineTax | undefined) =>
  one?.scheme === other?.scheme && one?.rate === other?.rate;

function textOf(tax: LineTax | undefined, sellerCountry: string, say: Translate): string | null {
  switch (tax?.scheme) {
    case 'standard':
      return tax.rate > 0 ? null : say('invoice.tax.export');
    case 'exempt':
      return say(sellerCountry === 'FR' ? 'invoice.tax.exempt-france' : 'invoice.tax.exempt');
    case 'import':
      return say('invoice.tax.import');
    default:
      // Invoices of before lines had a tax were all under the margin scheme.
      return say('invoice.scheme');
  }
}

/** What an invoice says of tax, once for each way in which its lines are taxed. */
export function taxNotes({ lines, seller }: InvoiceFacts, say: Translate): TaxNote[] {
  const taxes = lines.reduce<(LineTax | undefined)[]>(
    (found, { tax }) => (found.some((other) => sameTax(tax, other)) ? found : [...found, tax]),
    [],
  );
  return (taxes.length > 0 ? taxes : [undefined]).map((tax) => {
    const has = (line: Line) => sameTax(line.tax, tax);
    const sum = lines.filter(has).reduce((total, { amount }) => total + amount, 0);
    const rate = tax?.scheme === 'standard' ? tax.rate : 0;
    return {
      text: textOf(tax, seller.country, say),
      included: rate > 0 ? { rate, amount: includedTax(sum, rate) } : null,
      has,
    };
  });
}

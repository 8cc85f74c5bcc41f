import type { Invoice } from '@patine/contract/resolvers';
import { euros } from '@patine/core';
import type { InvoiceRow } from './repository.ts';

/** The URL of the PDF, which only the owner's session can open. */
export const invoiceUrl = (id: string) => `/documents/invoices/${id}`;

export const invoiceView = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: row.number,
  kind: row.kind === 'credit-note' ? 'CREDIT_NOTE' : 'INVOICE',
  sellerName: row.facts.seller.name,
  amount: euros(row.amount),
  issuedAt: row.issuedAt.toISOString(),
  url: invoiceUrl(row.id),
});

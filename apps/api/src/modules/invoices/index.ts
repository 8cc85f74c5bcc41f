export { invoiceView } from './invoice-view.ts';
export { issueCreditNotes, issueGoodwillNote, issueInvoices } from './issue.ts';
export { invoicedItemsOf, invoicesOf, type InvoiceRow, type InvoicedItem } from './repository.ts';

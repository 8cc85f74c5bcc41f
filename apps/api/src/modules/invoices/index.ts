export { invoiceView } from './invoice-view.ts';
export { issueCreditNotes, issueGoodwillNote, issueInvoices } from './issue.ts';
export { FONTS, bytesOf, createPdf, rule, type Doc } from './pdf.ts';
export { invoicedItemsOf, invoicesOf, type InvoiceRow, type InvoicedItem } from './repository.ts';
export { sendPdf } from './send-pdf.ts';

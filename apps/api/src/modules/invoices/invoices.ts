import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { ApiModule } from '../../module.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { findOwnInvoice } from './repository.ts';
import { sendPdf } from '../../pdf/send-pdf.ts';

function routes(app: FastifyInstance, { db }: Services) {
  app.get<{ Params: { id: string } }>('/documents/invoices/:id', async (request, reply) => {
    if (!request.signedIn) throw new ApiError('ACCESS_DENIED');
    const invoice = await findOwnInvoice(db, request.params.id, request.signedIn.customerId);
    if (!invoice) throw new ApiError('NOT_FOUND');
    return sendPdf(reply, await invoicePdf(invoice), invoice.number);
  });
}

/** Serves invoices and credit notes. They are stored with each payment or refund; the PDF is rendered on request. */
export const invoices: ApiModule = { routes };

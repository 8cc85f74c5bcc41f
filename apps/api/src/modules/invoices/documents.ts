import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { ApiModule } from '../../module.ts';
import { invoicePaper } from './invoice-paper.ts';
import { findOwnInvoice } from './repository.ts';

/** A document of one person: opened in the browser, kept by nobody on the way. */
export const sendPdf = (reply: FastifyReply, bytes: Buffer, name: string) =>
  reply
    .headers({
      'content-disposition': `inline; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
      'x-robots-tag': 'noindex',
    })
    .type('application/pdf')
    .send(bytes);

function routes(app: FastifyInstance, { db }: Services) {
  app.get<{ Params: { id: string } }>('/documents/invoices/:id', async (request, reply) => {
    if (!request.signedIn) throw new ApiError('ACCESS_DENIED');
    const invoice = await findOwnInvoice(db, request.params.id, request.signedIn.customerId);
    if (!invoice) throw new ApiError('NOT_FOUND');
    return sendPdf(reply, await invoicePaper(invoice), invoice.number);
  });
}

/** Invoices and credit notes, written when money moves and drawn when they are asked for. */
export const invoices: ApiModule = { routes };

import { parseLocale } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { sendPdf } from '../../pdf/send-pdf.ts';
import { findOrder } from '../orders/index.ts';
import { returnLabel } from './label.ts';
import { findOwnReturn, returnParcelsOf } from '../returns/index.ts';

/** The labels of a return, for its owner only; 404 once it is received or if the buyer posts it without our label. */
export function labelRoutes(app: FastifyInstance, { db }: Services) {
  app.get<{ Params: { id: string } }>('/documents/returns/:id', async (request, reply) => {
    if (!request.signedIn) throw new ApiError('ACCESS_DENIED');
    const found = await findOwnReturn(db, request.params.id, request.signedIn.customerId);
    const order = found && (await findOrder(db, found.orderId));
    if (!found || !order || found.receivedAt || found.isOwnMeans) throw new ApiError('NOT_FOUND');
    const locale = parseLocale(order.locale);
    const parcels = await returnParcelsOf(db, [found.id]);
    return sendPdf(reply, await returnLabel({ request: found, order, parcels, locale }), found.reference);
  });
}

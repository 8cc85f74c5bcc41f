import type { FastifyReply } from 'fastify';

/** Sends a document that only one person may read: browsers open it, and no cache keeps it. */
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

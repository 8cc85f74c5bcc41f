import type { FastifyReply } from 'fastify';

/** Sends a private PDF that browsers display inline and no cache stores. */
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

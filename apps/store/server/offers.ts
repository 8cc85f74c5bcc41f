import { AnswerPriceOfferDocument } from '@patine/contract/operations';
import { LOCALES } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../src/lib/api-error.ts';
import { PAGES } from '../src/pages.ts';
import { privatePaths } from '../src/private-paths.ts';
import type { ApiFor } from './server-api.ts';

const BODY_LIMIT = 1_000;

export type OffersOptions = { apiFor: ApiFor };

/**
 * A seller's response to an offer, from the page's form. The token is enough. Afterwards the page shows the offer's state, so
 * repeated submissions are harmless.
 */
export async function serveOffers(app: FastifyInstance, { apiFor }: OffersOptions) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  for (const locale of LOCALES)
    app.post<{ Params: { token: string } }>(PAGES['seller-offer'][locale], async (request, reply) => {
      const { token } = request.params;
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      const response = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get(
        'answer',
      );
      if (response === 'accept' || response === 'decline')
        try {
          await apiFor(locale, { forwardedFor: request.ip }).request(AnswerPriceOfferDocument, {
            token,
            accept: response === 'accept',
          });
        } catch (error) {
          // The page reports an invalid link.
          if (!(error instanceof ApiError && error.is('NOT_FOUND'))) throw error;
        }
      return reply.redirect(privatePaths.sellerOffer(locale, token), 303);
    });
}

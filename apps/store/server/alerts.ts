import { StopAlertsDocument } from '@patine/contract/operations';
import { LOCALES } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../src/lib/api-error.ts';
import { PAGES } from '../src/pages.ts';
import { privatePaths } from '../src/private-paths.ts';
import type { ApiFor } from './server-api.ts';

const BODY_LIMIT = 10_000;

export type AlertsOptions = { apiFor: ApiFor };

/**
 * Unsubscribes from a search alert. The token is enough: mail clients send one-click unsubscribe requests without cookies (RFC 8058)
 * and expect no redirect.
 */
export async function serveAlerts(app: FastifyInstance, { apiFor }: AlertsOptions) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  for (const locale of LOCALES)
    app.post<{ Params: { token: string } }>(PAGES.alerts[locale], async (request, reply) => {
      const { token } = request.params;
      reply.header('cache-control', 'no-store');
      try {
        await apiFor(locale, { forwardedFor: request.ip }).request(StopAlertsDocument, { token });
      } catch (error) {
        // A deleted search sends no emails either; the page says that it does not exist.
        if (!(error instanceof ApiError && error.is('NOT_FOUND'))) throw error;
      }
      const byProgram = typeof request.body === 'string' && request.body.includes('One-Click');
      return byProgram ? reply.code(204).send() : reply.redirect(privatePaths.alerts(locale, token), 303);
    });
}

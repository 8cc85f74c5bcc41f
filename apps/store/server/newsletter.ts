import {
  ConfirmNewsletterDocument,
  StopEmailsDocument,
  SubscribeToNewsletterDocument,
  type SubscribeToNewsletterMutation,
} from '@patine/contract/operations';
import { LOCALES, newsletterEmail, type Locale } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../src/lib/api-error.ts';
import { callHeaders, fetchJson } from '../src/lib/graphql.ts';
import { PAGES } from '../src/pages.ts';
import { paths } from '../src/paths.ts';
import { privatePaths } from '../src/private-paths.ts';
import type { ApiFor } from './server-api.ts';
import { isSameSite } from './same-site.ts';

const BODY_LIMIT = 10_000;
const TIMEOUT_MS = 8_000;

export type NewsletterOptions = {
  publicUrl: string;
  apiUrl: string;
  apiFor: ApiFor;
};

type Answer = { data?: Partial<SubscribeToNewsletterMutation> | null };
type Source = { Querystring: { source?: string } };
type Link = { Params: { token: string } };

const ended = (error: unknown) => error instanceof ApiError && error.is('NOT_FOUND');

/** Forms that work without scripts: subscribe, confirm the subscription, and unsubscribe from a topic. */
export async function serveNewsletter(
  app: FastifyInstance,
  { publicUrl, apiUrl, apiFor }: NewsletterOptions,
) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const subscribe = async (locale: Locale, emailAddress: string, source: string, visitor: string) => {
    const written = newsletterEmail(emailAddress);
    if (written !== 'OK') return written === 'EMPTY' ? 'empty' : 'bad-format';
    const { body } = await fetchJson(
      `${apiUrl}/graphql`,
      {
        method: 'POST',
        headers: {
          ...callHeaders({ baseUrl: apiUrl, locale, timeout: TIMEOUT_MS, forwardedFor: visitor }),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ query: SubscribeToNewsletterDocument, variables: { emailAddress, source } }),
      },
      TIMEOUT_MS,
    );
    return (body as Answer).data?.subscribeToNewsletter === true ? 'sent' : 'failed';
  };

  for (const locale of LOCALES) {
    app.post<Source>(PAGES.newsletter[locale], async (request, reply) => {
      if (!isSameSite(request, publicUrl)) return reply.code(403).send();
      const emailAddress = new URLSearchParams(String(request.body)).get('emailAddress') ?? '';
      const state = await subscribe(locale, emailAddress, request.query.source ?? 'page', request.ip);
      return reply.redirect(paths.newsletter(locale, state), 303);
    });

    app.post<Link>(PAGES['newsletter-confirm'][locale], async (request, reply) => {
      const { token } = request.params;
      await apiFor(locale, { forwardedFor: request.ip }).request(ConfirmNewsletterDocument, { token });
      return reply.redirect(privatePaths.confirmNewsletter(locale, token), 303);
    });

    // Mail clients send one-click unsubscribe requests without cookies (RFC 8058) and expect no redirect.
    app.post<Link>(PAGES.emails[locale], async ({ ip, params: { token }, body }, reply) => {
      try {
        await apiFor(locale, { forwardedFor: ip }).request(StopEmailsDocument, { token });
      } catch (error) {
        if (!ended(error)) throw error;
      }
      const byProgram = typeof body === 'string' && body.includes('One-Click');
      return byProgram ? reply.code(204).send() : reply.redirect(privatePaths.emails(locale, token), 303);
    });
  }
}

import {
  ConfirmDropAlertDocument,
  RequestDropAlertDocument,
  StopDropAlertDocument,
} from '@patine/contract/operations';
import { LOCALES, newsletterEmail } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../src/lib/api-error.ts';
import { PAGES } from '../src/pages.ts';
import { paths } from '../src/paths.ts';
import { isSameSite } from './same-site.ts';
import type { ApiFor } from './server-api.ts';

const BODY_LIMIT = 10_000;

/** The optional token of the pattern makes two routes. */
const pathsOf = (pattern: string) => [pattern.replace('/:token?', ''), pattern.replace('?', '')] as const;

/** Forms of drops, which work without scripts: ask for an email, confirm it, and stop it. */
export async function serveDropAlerts(
  app: FastifyInstance,
  { publicUrl, apiFor }: { publicUrl: string; apiFor: ApiFor },
) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  for (const locale of LOCALES) {
    const [form, link] = pathsOf(PAGES['drop-alert'][locale]);

    app.post<{ Params: { slug: string } }>(form, async (request, reply) => {
      if (!isSameSite(request, publicUrl)) return reply.code(403).send();
      const { slug } = request.params;
      const emailAddress = new URLSearchParams(String(request.body)).get('emailAddress') ?? '';
      const written = newsletterEmail(emailAddress);
      const answer = (state: string) => reply.redirect(paths.dropAlert(locale, slug, undefined, state), 303);
      if (written !== 'OK') return answer(written === 'EMPTY' ? 'empty' : 'bad-format');
      try {
        const api = apiFor(locale, { forwardedFor: request.ip });
        const { requestDropAlert } = await api.request(RequestDropAlertDocument, { slug, emailAddress });
        return answer(requestDropAlert ? 'sent' : 'failed');
      } catch (error) {
        if (error instanceof ApiError) return answer('failed');
        throw error;
      }
    });

    // Mail clients send one-click unsubscribe requests without cookies (RFC 8058) and expect no redirect.
    app.post<{ Params: { slug: string; token: string } }>(link, async (request, reply) => {
      const { slug, token } = request.params;
      const api = apiFor(locale, { forwardedFor: request.ip });
      const body = String(request.body);
      if (body.includes('One-Click')) {
        await api.request(StopDropAlertDocument, { token });
        return reply.code(204).send();
      }
      const action = new URLSearchParams(body).get('action');
      if (action === 'confirm') await api.request(ConfirmDropAlertDocument, { token });
      if (action === 'stop') await api.request(StopDropAlertDocument, { token });
      return reply.redirect(paths.dropAlert(locale, slug, token), 303);
    });
  }
}

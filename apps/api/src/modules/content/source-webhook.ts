import type { SourceOutcome } from '@patine/contract/content/documents';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { isSigned } from '../../webhook-signature.ts';
import { checkDocuments } from './check-folder.ts';
import { fetchSource } from './fetch-source.ts';
import { readOperator } from './fill-operator-placeholders.ts';
import { pushDocuments } from './push.ts';

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`, under CONTENT_WEBHOOK_SECRET. */
export const SOURCE_SIGNATURE = 'content-signature';

async function pull({ db, clock, config }: Services): Promise<SourceOutcome> {
  const written = await fetchSource(config);
  const { documents, errors } = checkDocuments(written, await readOperator(db, clock.now()));
  const { published, unchanged, skipped, ...pushed } = await pushDocuments(
    { db, clock },
    { documents, source: 'source', authority: 'push' },
  );
  return { published: published.length, unchanged, skipped, errors: [...errors, ...pushed.errors] };
}

/** Runs one call at a time. Calls that arrive during a run share the next run, which sees their changes. */
function oneAtATime<T>(work: () => Promise<T>) {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        const started = work();
        running = started;
        next = null;
        return started;
      });
    return next;
  };
}

/** Webhook of a headless CMS: fetches, checks and publishes its documents after a change. */
export function sourceWebhook(app: FastifyInstance, services: Services) {
  const { config, clock } = services;
  const pullOnce = oneAtATime(() => pull(services));
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/content/webhook', async (request) => {
      const secret = config.CONTENT_WEBHOOK_SECRET;
      if (!secret || !config.CONTENT_SOURCE_URL) throw new ApiError('NOT_FOUND');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = request.headers[SOURCE_SIGNATURE];
      if (!isSigned(secret, body, typeof header === 'string' ? header : undefined, clock.now())) {
        request.log.warn({ event: 'security.webhook' }, 'content webhook without a valid signature');
        throw new ApiError('MALFORMED_REQUEST');
      }
      return pullOnce();
    });
  });
}

import type { SourceOutcome } from '@patine/contract/content/documents';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { withPrevious } from '../../secrets.ts';
import { checkDocuments } from './check-folder.ts';
import { fetchSource } from './fetch-source.ts';
import { readOperator } from './fill-operator-placeholders.ts';
import { storeSourcePictures } from './pictures/source-pictures.ts';
import { pushDocuments } from './push.ts';
import { faultSentence } from './rule-sentences.ts';
import { isVerified } from './verify-webhook.ts';

async function pull(services: Services): Promise<SourceOutcome> {
  const { db, clock } = services;
  const source = await fetchSource(services.config);
  const { documents: written, errors: pictureErrors } = await storeSourcePictures(services, source.documents);
  const { documents, errors } = checkDocuments(written, await readOperator(db, clock.now()));
  const { published, unchanged, skipped, ...pushed } = await pushDocuments(
    { db, clock },
    { documents, source: 'source', authority: 'push' },
  );
  const found = [...source.errors, ...pictureErrors, ...errors, ...pushed.errors];
  return {
    published: published.length,
    unchanged,
    skipped,
    errors: found.map((error) => ({ ...error, message: faultSentence(error) })),
  };
}

/** A webhook of Contentful or Sanity carries the whole document that changed. */
const MAX_WEBHOOK_BYTES = 1024 * 1024;

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
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_WEBHOOK_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post('/content/webhook', async (request) => {
      const secret = config.CONTENT_WEBHOOK_SECRET;
      if (!secret || !config.CONTENT_SOURCE_URL) throw new ApiError('NOT_FOUND');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const webhook = { path: request.url, headers: request.headers, body };
      const secrets = withPrevious(secret, config.CONTENT_WEBHOOK_SECRET_PREVIOUS);
      if (!(await isVerified(secrets, webhook, clock.now()))) {
        request.log.warn({ event: 'security.webhook' }, 'content webhook without a valid signature');
        throw new ApiError('MALFORMED_REQUEST');
      }
      return pullOnce();
    });
  });
}

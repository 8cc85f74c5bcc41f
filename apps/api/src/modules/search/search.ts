import { productIndex } from '@patine/contract/search/indexes';
import { createAlgoliaHandler } from '@patine/search';
import type { ApiModule } from '../../module.ts';
import { embeddedIndex } from './embedded-index.ts';
import { createIndexer } from './indexer.ts';
import { openedDrops } from './opened-drops.ts';

const referencesIn = (payload: Record<string, unknown>) =>
  Array.isArray(payload['references']) ? payload['references'].filter(Number.isInteger) : [];

const DAY_SECONDS = 86_400;
const DROP_SECONDS = 10;

/** The catalogue's search, in this process, in Algolia's words. */
export const search: ApiModule = {
  routes: async (app, services) => {
    const { engine, index } = embeddedIndex();
    const indexer = createIndexer(services, index);
    await indexer.everything();

    app.outbox.handle('product.changed', ({ payload }) => indexer.products(referencesIn(payload)));
    app.outbox.handle('catalogue.imported', indexer.names);
    app.outbox.handle('search.reindex', indexer.everything);
    app.operator['search-reindex'] = async function* () {
      const began = performance.now();
      await indexer.everything();
      yield {
        seconds: (performance.now() - began) / 1000,
        products: engine.size(productIndex('relevance', 'fr')),
      };
    };
    const hasOpened = openedDrops(services);
    app.jobs.schedule('search-drops', DROP_SECONDS, async () => {
      if (await hasOpened()) await indexer.everything();
    });
    // Pieces sold longer ago than they may come back leave the results.
    app.jobs.schedule('search-reindex', DAY_SECONDS, indexer.everything);

    const answer = createAlgoliaHandler(engine, {
      onFailure: (failure) => services.log.error({ err: failure }, 'a search failed'),
    });
    await app.register(async (scope) => {
      // Clients send JSON as text/plain, to spare a preflight: the handler reads the text itself.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      scope.route({
        method: ['GET', 'POST'],
        url: '/1/indexes/*',
        handler: async (request, reply) => {
          const { status, body } = await answer({
            method: request.method,
            path: request.url,
            query: request.query as Record<string, unknown>,
            headers: request.headers,
            body: typeof request.body === 'string' ? request.body : '',
          });
          return reply.status(status).type('application/json; charset=utf-8').send(body);
        },
      });
    });
  },
};

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiModule } from '../../module.ts';
import { enqueue, type Topic } from '../outbox/index.ts';
import { announceWritten } from './announce-written.ts';
import { searchBackend } from './backend.ts';
import { followChanges, writeChanges } from './follow-changes.ts';
import { openedDrops } from './opened-drops.ts';
import { readProductRecords } from './product-records.ts';
import { searchingIn } from './searching.ts';
import { removeSoldProducts } from './sold-products.ts';
import { suggestionRoute } from './suggestions/suggestions.ts';
import { understandingEditor } from './understanding/edit-query.ts';
import { understandingRoutes } from './understanding/routes.ts';
import { followVocabulary } from './understanding/follow-vocabulary.ts';
import { createUnderstandings } from './understanding/understandings.ts';

/** Product search with Algolia's REST API, served by the engine in this process, an Algolia account or OpenSearch. */
export const search: ApiModule = {
  routes: async (app, services) => {
    const countEvent = app.metrics.counter(
      'api_search_events_total',
      'What visitors did with what a search found, by type',
      'type',
    );
    const backend = searchBackend(app, services, (events) => {
      for (const { eventType } of events) countEvent(eventType);
    });
    const indexer = announceWritten(backend.indexer, app.pageChanges);
    app.decorate('searching', searchingIn(backend));
    app.decorate('readProductRecords', readProductRecords);
    const understandings = createUnderstandings(services);
    // A shared index is written once. Of its own index each process keeps all, from before it is filled.
    const reindex = await (backend.isShared
      ? writeChanges(app, indexer, backend)
      : followChanges(app, services, indexer));
    await followVocabulary(app, understandings);

    const { isEmpty } = await backend.open();
    if (isEmpty) await indexer.everything();
    await understandings.refresh();
    understandingRoutes(app, understandings);
    const editQuery = understandingEditor(understandings);
    // Suggestions count what the list finds, whose text is understood.
    const searching = searchingIn({ answer: (request) => backend.answer({ ...request, editQuery }) });
    suggestionRoute(app, { searching, clock: services.clock });

    app.ownerCommands['search-reindex'] = async function* () {
      const began = performance.now();
      await reindex();
      await understandings.refresh();
      yield { seconds: (performance.now() - began) / 1000, products: backend.size() };
    };
    // A job runs in one process and tells all of them.
    const publish = (topic: Topic) => enqueue(services.db, topic, {}, services.clock.now());
    const announceOpenedDrops = openedDrops(services);
    app.jobs.schedule('search-drops', async () => void (await announceOpenedDrops()));
    app.jobs.schedule('search-sales', () => publish('search.sales'));
    app.jobs.schedule('search-understanding', () => publish('search.vocabulary'));
    app.jobs.schedule('search-sold', () => removeSoldProducts(services));

    const timed = app.metrics.timer('api_search_seconds', 'Time to answer a search call, all its queries');
    await app.register(async (scope) => {
      // Algolia's clients send JSON as text/plain to avoid a CORS preflight, so the handler parses the text itself.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const done = timed();
        const { status, body } = await backend.answer({
          method: request.method,
          path: request.url,
          query: request.query as Record<string, unknown>,
          headers: request.headers,
          body: typeof request.body === 'string' ? request.body : '',
          editQuery,
        });
        done();
        return reply.status(status).type('application/json; charset=utf-8').send(body);
      };
      scope.route({ method: ['GET', 'POST'], url: '/1/indexes/*', handler });
      scope.route({ method: 'POST', url: '/1/events', handler });
    });
  },
};

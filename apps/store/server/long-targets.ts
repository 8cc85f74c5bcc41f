import { isTargetTooLong } from '@patine/contract/http/request-target';
import { ERROR_STATUSES } from '@patine/contract/errors';
import type { FastifyInstance } from 'fastify';

const status = ERROR_STATUSES.URI_TOO_LONG;

/** Refuses URLs that are longer than any of the shop's before they are parsed. */
export function refuseLongTargets(app: FastifyInstance) {
  app.addHook('onRequest', async ({ url }) => {
    if (isTargetTooLong(url)) throw Object.assign(new Error('URI_TOO_LONG'), { statusCode: status });
  });
}

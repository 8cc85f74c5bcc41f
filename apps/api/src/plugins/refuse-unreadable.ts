import { isTargetTooLong } from '@patine/contract/http/request-target';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

/** Maximum nesting of lists and objects in a request; the deepest input of the schema has six levels. */
const MAX_LEVELS = 32;

/**
 * Returns false for a value that the shop cannot process: one with U+0000, which PostgreSQL cannot store in text, or
 * one that is nested too deeply.
 */
export function isReadable(value: unknown, levels = MAX_LEVELS): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(
    ([name, inner]) => !name.includes('\0') && isReadable(inner, levels - 1),
  );
}

/** Rejects URLs that are too long, and URLs and bodies that no SQL statement could take. */
export function refuseUnreadable(app: FastifyInstance) {
  app.addHook('onRequest', async ({ url, params }) => {
    if (isTargetTooLong(url)) throw new ApiError('URI_TOO_LONG');
    // No resource has U+0000 in its name.
    if (!isReadable(params)) throw new ApiError('NOT_FOUND');
  });
  app.addHook('preValidation', async ({ query, body }) => {
    if (!isReadable(query) || (!Buffer.isBuffer(body) && !isReadable(body)))
      throw new ApiError('MALFORMED_REQUEST');
  });
}

import { isTargetTooLong } from '@patine/contract/http/request-target';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

/** Levels of lists and objects in what is sent: the deepest input of the schema has six. */
const MOST_LEVELS = 32;

/**
 * False of what no part of the shop can hold: U+0000, which PostgreSQL stores in no text, and lists within lists
 * without end.
 */
export function isReadable(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(
    ([name, inner]) => !name.includes('\0') && isReadable(inner, levels - 1),
  );
}

/** Refuses addresses that are too long, and addresses and bodies that no statement could carry. */
export function refuseUnreadable(app: FastifyInstance) {
  app.addHook('onRequest', async ({ url, params }) => {
    if (isTargetTooLong(url)) throw new ApiError('URI_TOO_LONG');
    // A name in a path that holds U+0000 is nobody's.
    if (!isReadable(params)) throw new ApiError('NOT_FOUND');
  });
  app.addHook('preValidation', async ({ query, body }) => {
    if (!isReadable(query) || (!Buffer.isBuffer(body) && !isReadable(body)))
      throw new ApiError('MALFORMED_REQUEST');
  });
}

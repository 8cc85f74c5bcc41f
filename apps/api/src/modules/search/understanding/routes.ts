import {
  LONGEST_SEARCH_TEXT,
  type SearchUnderstandingResponse,
} from '@patine/contract/rest/search-understanding';
import { LOCALES } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../../errors.ts';
import type { Understandings } from './understandings.ts';

const understandingQuery = z.object({
  text: z.string().trim().min(1).max(LONGEST_SEARCH_TEXT),
  locale: z.enum(LOCALES),
});

/** Serves what the api understands of a search text. */
export function understandingRoutes(app: FastifyInstance, { understand }: Understandings): void {
  app.get('/search-understanding', (request): SearchUnderstandingResponse => {
    const read = understandingQuery.safeParse(request.query);
    if (!read.success) {
      const fields = read.error.issues.map(({ path }) => [path.join('.'), 'BAD_FORMAT'] as const);
      throw new ApiError('VALIDATION', { fields: Object.fromEntries(fields) });
    }
    return understand(read.data.text, read.data.locale);
  });
}

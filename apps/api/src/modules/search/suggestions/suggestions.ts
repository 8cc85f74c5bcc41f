import type { SearchSuggestions } from '@patine/contract/rest/search-suggestions';
import { type Locale, LOCALES, MINUTE_MS } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import type { Searching } from '../searching.ts';
import { firstSuggestions } from './first-suggestions.ts';
import { typedSuggestions } from './typed-suggestions.ts';

const suggestionQuery = z.object({ text: z.string().trim().max(200).default(''), locale: z.enum(LOCALES) });

type CachedSuggestions = { until: number; made: Promise<SearchSuggestions> };

/** Suggestions before anything is typed, the same for every visitor: made once a minute for each language. */
function firstOnes(searching: Searching, now: () => number) {
  const cache = new Map<Locale, CachedSuggestions>();
  return (locale: Locale) => {
    const known = cache.get(locale);
    if (known && known.until > now()) return known.made;
    const made = firstSuggestions(searching, locale);
    cache.set(locale, { until: now() + MINUTE_MS, made });
    made.catch(() => cache.delete(locale));
    return made;
  };
}

/** `GET /search-suggestions`: what the search field offers. */
export function suggestionRoute(
  app: FastifyInstance,
  { searching, clock }: { searching: Searching } & Pick<Services, 'clock'>,
) {
  const first = firstOnes(searching, () => clock.now().getTime());
  const timed = app.metrics.timer('api_suggestion_seconds', 'Time to suggest searches for a typed text');
  app.get('/search-suggestions', async (request, reply): Promise<SearchSuggestions> => {
    const read = suggestionQuery.safeParse(request.query);
    if (!read.success) {
      const fields = read.error.issues.map(({ path }) => [path.join('.'), 'BAD_FORMAT'] as const);
      throw new ApiError('VALIDATION', { fields: Object.fromEntries(fields) });
    }
    const { text, locale } = read.data;
    // What somebody types is personal data, which no cache keeps.
    reply.header('cache-control', 'no-store');
    const done = timed();
    const suggestions = text === '' ? await first(locale) : await typedSuggestions(searching, locale, text);
    done();
    return suggestions;
  });
}

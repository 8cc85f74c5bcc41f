import type { JeansResponse } from '@patine/contract/rest/jeans';
import { HEIGHT_RANGES, JEANS_SIZES, TIGHTNESSES, recommendJeans } from '@patine/core';
import { z } from 'zod';
import { ApiError } from '../../errors.ts';
import type { ApiModule } from '../../module.ts';
import { completeJeanLevisCalculator } from './complete-calculator.ts';

const criteria = z.object({
  size: z.literal(JEANS_SIZES),
  heightRange: z.literal(HEIGHT_RANGES),
  tightness: z.literal(TIGHTNESSES),
});

/** The vintage jeans calculator. */
export const jeans: ApiModule = {
  resolvers: { Mutation: { completeJeanLevisCalculator } },
  routes: (app) => {
    app.post('/jean-levis-calculator/', (request): JeansResponse => {
      const parsed = criteria.safeParse(request.body);
      if (parsed.success) return recommendJeans(parsed.data);
      const fields = parsed.error.issues.map(({ path }) => [path.join('.'), 'UNKNOWN_VALUE'] as const);
      throw new ApiError('VALIDATION', { fields: Object.fromEntries(fields) });
    });
  },
};

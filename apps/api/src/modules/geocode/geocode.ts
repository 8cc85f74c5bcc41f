import type { GeocodeResponse } from '@patine/contract/rest/geocode';
import { parseLocale } from '@patine/core';
import { HEADERS } from '@patine/contract/rest/headers';
import { z } from 'zod';
import { ApiError } from '../../errors.ts';
import type { ApiModule } from '../../module.ts';
import { createGazetteerThread } from './gazetteer-thread.ts';
import { createMapboxGeocoder } from './mapbox-geocoder.ts';

const parsed = z.object({ text: z.string().trim().min(1).max(255), country: z.string().regex(/^[A-Z]{3}$/) });

/** Serves address suggestions while the customer types. */
export const geocode: ApiModule = {
  routes: (app, { config }) => {
    const gazetteer = createGazetteerThread();
    app.addHook('onClose', gazetteer.close);
    const suggest = config.MAPBOX_TOKEN
      ? createMapboxGeocoder({ token: config.MAPBOX_TOKEN, url: config.MAPBOX_URL })
      : gazetteer.suggest;
    app.get('/geocode', async (request, reply): Promise<GeocodeResponse> => {
      const read = parsed.safeParse(request.query);
      if (!read.success) {
        const fields = read.error.issues.map(({ path }) => [path.join('.'), 'BAD_FORMAT'] as const);
        throw new ApiError('VALIDATION', { fields: Object.fromEntries(fields) });
      }
      // The typed address is personal data, which must be neither cached nor logged.
      reply.header('cache-control', 'no-store');
      const locale = parseLocale(request.headers[HEADERS.uiLanguage]?.toString());
      try {
        return { suggestions: await suggest({ ...read.data, locale }) };
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown';
        request.log.warn({ event: 'geocode.failed', reason }, 'address suggestions failed');
        return { suggestions: [] };
      }
    });
  },
};

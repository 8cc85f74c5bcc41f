import { LOCALES } from '@patine/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PAGES } from '../src/pages.ts';

const PATH = '/speculation-rules.json';

/** Value of the `Speculation-Rules` header: a structured list of URLs, in quotation marks. */
export const SPECULATION_RULES = `"${PATH}"`;

/**
 * A product page is prerendered after a moment of hover or at a touch, in the new tab that its card opens. The browser keeps to its
 * own limits of memory, battery and number. A header, because the content security policy allows no inline script.
 */
export const speculationRules = {
  prerender: [
    {
      where: { href_matches: LOCALES.map((locale) => PAGES.product[locale].replace(':slug', '*')) },
      eagerness: 'moderate',
      target_hint: '_blank',
    },
  ],
};

/** False where a visitor saves data. */
export const maySpeculate = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  String(headers['save-data'] ?? '').toLowerCase() !== 'on';

export function serveSpeculationRules(app: FastifyInstance) {
  const text = JSON.stringify(speculationRules);
  app.get(PATH, (_, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(text),
  );
}

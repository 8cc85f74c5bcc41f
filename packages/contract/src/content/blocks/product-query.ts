import { HOME_CAROUSEL_HITS } from '@patine/core';
import { z } from 'zod';

/** A query for products, run when the page is read, so that a list never contains outdated references. */
export const productQuery = z
  .object({
    category: z.string().max(200).optional().describe('Category path, such as women/clothing/dresses.'),
    drop: z.string().max(80).optional().describe('Slug of a drop.'),
    family: z.string().max(40).optional().describe('Slug of a family, such as vintage.'),
    brand: z.string().max(80).optional().describe('Slug of a brand, such as levi-s.'),
    text: z.string().max(100).optional().describe('Search text, such as cardigan.'),
    sort: z
      .enum(['relevance', 'chrono', 'price_asc', 'price_desc'])
      .default('chrono')
      .describe('Sort order.'),
    limit: z
      .number()
      .int()
      .min(1)
      .max(24)
      .default(HOME_CAROUSEL_HITS)
      .describe('Maximum number of products.'),
  })
  .describe('Products to show; the query runs each time the page is read.');
export type ProductQuery = z.infer<typeof productQuery>;

/** One product: a chosen one, or the newest that fits once the chosen one is sold. */
export const productPick = productQuery
  .omit({ sort: true, limit: true })
  .extend({
    reference: z
      .number()
      .int()
      .positive()
      .max(2_147_483_647)
      .optional()
      .describe('Reference of the chosen product; it must fit the other fields.'),
  })
  .describe('One chosen product; once it is sold, the newest that fits takes its place.');
export type ProductPick = z.infer<typeof productPick>;

/** A query for best sellers. It has no sort order because sales decide it. */
export const bestSellersQuery = productQuery
  .omit({ sort: true })
  .describe('Best sellers to show; the query runs each time the page is read.');

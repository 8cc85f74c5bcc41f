import { z } from 'zod';

const cta = z.object({
  name: z.string().min(1).max(60),
  path: z.string().min(1).max(500),
  trackingEvent: z.string().max(80).optional(),
  trackingId: z.string().max(80).optional(),
});

/** A list of products, found when the page is read: never a frozen list of references. */
const productQuery = z.object({
  /** Filters in the shop's own terms: category path, drop slug, family. */
  category: z.string().max(200).optional(),
  drop: z.string().max(80).optional(),
  family: z.string().max(40).optional(),
  sort: z.enum(['relevance', 'chrono', 'price_asc', 'price_desc']).default('chrono'),
  limit: z.number().int().min(1).max(24).default(8),
});
export type ProductQuery = z.infer<typeof productQuery>;

export const blockSchemas = {
  title: z.object({
    type: z.literal('title'),
    title: z.string().min(1).max(160),
    level: z.enum(['h1', 'h2', 'h3']).default('h2'),
  }),
  text: z.object({
    type: z.literal('text'),
    text: z.string().min(1).max(5000),
    markdown: z.boolean().default(true),
  }),
  marketingInsert: z.object({
    type: z.literal('marketingInsert'),
    /** `*emphasis*` is set in the accent italic. */
    title: z.string().min(1).max(120),
    text: z.string().max(400).optional(),
    cta: z.array(cta).max(2).default([]),
    /** A picture of its own; without one, the newest pieces make a collage. */
    imageUrl: z.string().max(500).optional(),
    imageFormat: z.enum(['banner', 'auto', 'default']).default('default'),
    collage: productQuery.optional(),
  }),
  productCarousel: z.object({
    type: z.literal('productCarousel'),
    title: z.string().min(1).max(120),
    query: productQuery,
    seeMore: cta.optional(),
  }),
  imageColumns: z.object({
    type: z.literal('imageColumns'),
    title: z.string().max(120).optional(),
    images: z
      .array(
        z.object({
          label: z.string().min(1).max(80),
          path: z.string().min(1).max(500),
          /** A picture of its own, or the newest piece of a query. */
          imageUrl: z.string().max(500).optional(),
          query: productQuery.optional(),
        }),
      )
      .min(1)
      .max(6),
  }),
  dropCarousel: z.object({
    type: z.literal('dropCarousel'),
    title: z.string().max(120).optional(),
    state: z.enum(['live', 'soon']).default('live'),
  }),
} as const;

export const blockSchema = z.discriminatedUnion('type', [
  blockSchemas.title,
  blockSchemas.text,
  blockSchemas.marketingInsert,
  blockSchemas.productCarousel,
  blockSchemas.imageColumns,
  blockSchemas.dropCarousel,
]);

/** A block as the api publishes it: defaults filled in, unknown types left out. */
export type Block = z.infer<typeof blockSchema>;
export type BlockType = Block['type'];

export const zoneSchema = z.object({ id: z.string().min(1).max(60), blocks: z.array(blockSchema) });
export type Zone = z.infer<typeof zoneSchema>;

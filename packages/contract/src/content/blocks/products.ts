import { z } from 'zod';
import { cta, heading, imageAlt, imageUrl, optionalHeading, path } from './fields.ts';
import { bestSellersQuery, productQuery } from './product-query.ts';

/** Blocks that show products, drops or links to them. */
export const productBlocks = {
  productCarousel: z.object({
    type: z.literal('productCarousel'),
    title: heading,
    query: productQuery,
    seeMore: cta.optional().describe('Link at the end of the heading.'),
  }),
  bestSellers: z.object({
    type: z.literal('bestSellers'),
    title: heading,
    query: bestSellersQuery,
    seeMore: cta.optional().describe('Link at the end of the heading.'),
  }),
  dropCarousel: z.object({
    type: z.literal('dropCarousel'),
    title: optionalHeading,
    state: z.enum(['live', 'soon']).default('live').describe('Current or upcoming drops.'),
    show: z
      .enum(['all', 'first', 'others'])
      .optional()
      .describe('All drops, the next to end as a band, or all but that one.'),
  }),
  looksCarousel: z.object({
    type: z.literal('looksCarousel'),
    title: heading,
    items: z
      .array(
        z.object({
          title: heading.max(80).describe('Name of the look.'),
          path,
          imageUrl,
          imageAlt,
        }),
      )
      .min(1)
      .max(16)
      .describe('Looks, one to sixteen.'),
  }),
  quickSearch: z.object({
    type: z.literal('quickSearch'),
    title: heading,
    items: z
      .array(z.object({ label: z.string().min(1).max(40).describe('Label of the search.'), path }))
      .min(1)
      .max(24)
      .describe('Ready-made searches, one to 24.'),
  }),
  seoLinkList: z.object({
    type: z.literal('seoLinkList'),
    title: heading,
    items: z
      .array(z.object({ label: z.string().min(1).max(80).describe('Label of the link.'), path }))
      .min(1)
      .max(60)
      .describe('Links to categories, brands or searches, one to 60.'),
  }),
  newsletter: z.object({
    type: z.literal('newsletter'),
    title: heading,
    text: z.string().max(400).optional().describe('What the newsletter contains, and how often it is sent.'),
    source: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .default('block')
      .describe('Source of the subscription, stored with it.'),
  }),
  iframeContent: z.object({
    type: z.literal('iframeContent'),
    title: heading.describe('Title of the iframe for assistive technology.'),
    url: z
      .url({ protocol: /^https$/ })
      .describe('URL of the iframe; its host must be allowed by the operator.'),
    ratio: z.enum(['video', 'square', 'portrait']).default('video').describe('Aspect ratio of the iframe.'),
  }),
} as const;

import { HOME_CAROUSEL_HITS } from '@patine/core';
import { z } from 'zod';

/** What a press may lead to: a path, a place in the page, a site, a message or a call; never something that runs. */
export const ADDRESS = /^(?:\/(?![/\\])|[#?]|https?:\/\/(?=[^/?#])|(?:mailto|tel):(?=.))[^\s\\]*$/i;

export const path = z
  .string()
  .min(1)
  .max(500)
  .regex(ADDRESS)
  .describe('Where it leads: a path of the shop such as /shop/women/, or a full address.');

/** Full address of a page elsewhere. */
export const site = z.url({ protocol: /^https?$/ });

export const imageUrl = z
  .string()
  .min(1)
  .max(500)
  .describe('Picture: its id in the shop, or a full address.');

export const imageAlt = z
  .string()
  .max(200)
  .default('')
  .describe('What the picture shows, for those who do not see it; empty when it only decorates.');

const tracking = {
  trackingEvent: z.string().max(80).optional().describe('Name of the event sent when it is pressed.'),
  trackingId: z.string().max(80).optional().describe('Id sent with that event.'),
};

export const cta = z.object({
  name: z.string().min(1).max(60).describe('Words on the button, a verb first.'),
  path,
  ...tracking,
});
export type Cta = z.infer<typeof cta>;

export const ctaList = (most: number) =>
  z.array(cta).max(most).default([]).describe(`Buttons, at most ${most}; the first is the main one.`);

export const heading = z.string().min(1).max(120).describe('Heading of the block.');
export const optionalHeading = heading.optional().describe('Heading above the block.');

/** A list of products, found when the page is read: never a frozen list of references. */
export const productQuery = z
  .object({
    category: z.string().max(200).optional().describe('Category path, such as women/clothing/dresses.'),
    drop: z.string().max(80).optional().describe('Slug of a drop.'),
    family: z.string().max(40).optional().describe('Slug of a family, such as vintage.'),
    brand: z.string().max(80).optional().describe('Slug of a brand, such as levi-s.'),
    text: z.string().max(100).optional().describe('Words to search for, such as cardigan.'),
    sort: z.enum(['relevance', 'chrono', 'price_asc', 'price_desc']).default('chrono').describe('Order.'),
    limit: z.number().int().min(1).max(24).default(HOME_CAROUSEL_HITS).describe('How many pieces at most.'),
  })
  .describe('Which pieces to show: asked again each time the page is read.');
export type ProductQuery = z.infer<typeof productQuery>;

/** Which best sellers to show: their order is that of sales. */
export const bestSellersQuery = productQuery
  .omit({ sort: true })
  .describe('Which pieces to show, of the kinds that sell most: asked again each time the page is read.');

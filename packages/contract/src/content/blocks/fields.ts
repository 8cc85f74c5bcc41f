import { z } from 'zod';

/**
 * Valid link targets: a path, a query, an anchor, a site, an email or a phone number. `javascript:` and
 * protocol-relative URLs are rejected.
 */
export const LINK_PATTERN = /^(?:\/(?![/\\])|[#?]|https?:\/\/(?=[^/?#])|(?:mailto|tel):(?=.))[^\s\\]*$/i;

export const path = z
  .string()
  .min(1)
  .max(500)
  .regex(LINK_PATTERN)
  .describe('Link target: a path of the shop such as /shop/women/, or an absolute URL.');

/** Absolute URL of an external page. */
export const site = z.url({ protocol: /^https?$/ });

export const imageUrl = z.string().min(1).max(500).describe('Image: its id in the shop, or an absolute URL.');

export const imageAlt = z
  .string()
  .max(200)
  .default('')
  .describe('Alternative text of the image; empty when it is only decorative.');

const tracking = {
  trackingEvent: z.string().max(80).optional().describe('Name of the tracking event sent on a click.'),
  trackingId: z.string().max(80).optional().describe('Id sent with that event.'),
};

export const cta = z.object({
  name: z.string().min(1).max(60).describe('Button label, beginning with a verb.'),
  path,
  ...tracking,
});
export type Cta = z.infer<typeof cta>;

export const ctaList = (max: number) =>
  z.array(cta).max(max).default([]).describe(`Buttons, at most ${max}; the first is the main one.`);

export const heading = z.string().min(1).max(120).describe('Heading of the block.');
export const optionalHeading = heading.optional().describe('Heading above the block.');

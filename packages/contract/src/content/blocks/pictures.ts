import { z } from 'zod';
import { ctaList, heading, imageAlt, imageUrl, optionalHeading, path, site } from './fields.ts';
import { productPick, productQuery } from './product-query.ts';

const label = z.string().min(1).max(80).describe('Label next to the image.');
const ownPicture = imageUrl.optional();

/** Blocks whose main content is an image. */
export const pictureBlocks = {
  marketingInsert: z.object({
    type: z.literal('marketingInsert'),
    title: heading.describe('Heading; *emphasis* is set in the accent italic.'),
    text: z.string().max(400).optional().describe('One or two sentences.'),
    cta: ctaList(2),
    imageUrl: ownPicture.describe('Image; without one, a collage of the newest products is shown.'),
    imageFormat: z
      .enum(['banner', 'auto', 'default'])
      .default('default')
      .describe('Aspect ratio of the image.'),
    picks: z
      .array(productPick)
      .max(3)
      .optional()
      .describe('Products of the collage, the first one large; the query fills missing places.'),
    collage: productQuery.optional(),
  }),
  imageColumns: z.object({
    type: z.literal('imageColumns'),
    title: optionalHeading,
    images: z
      .array(
        z.object({
          label,
          path,
          imageUrl: ownPicture.describe('Image; without one, the newest product of the query is shown.'),
          query: productQuery.optional(),
        }),
      )
      .min(1)
      .max(6)
      .describe('One to six columns.'),
  }),
  bubble: z.object({
    type: z.literal('bubble'),
    title: optionalHeading,
    format: z
      .enum(['shortcut', 'category'])
      .default('shortcut')
      .describe('Shortcuts of 68 px, or top categories of 80 px.'),
    items: z
      .array(z.object({ label: label.max(30), path, imageUrl: ownPicture, query: productQuery.optional() }))
      .min(1)
      .max(24)
      .describe('Round shortcuts, one to 24.'),
  }),
  grid: z.object({
    type: z.literal('grid'),
    title: optionalHeading,
    items: z
      .array(
        z.object({
          title: heading.max(80).describe('Heading of the cell.'),
          text: z.string().max(300).optional().describe('A sentence or two.'),
          path: path.optional(),
          imageUrl: ownPicture,
          imageAlt,
        }),
      )
      .min(1)
      .max(12)
      .describe('One to twelve cells.'),
  }),
  sectionContent: z.object({
    type: z.literal('sectionContent'),
    title: heading,
    text: z.string().min(1).max(5000).describe('Text of the section in Markdown.'),
    imageUrl: ownPicture,
    imageAlt,
    imageSide: z.enum(['left', 'right']).default('right').describe('Side of the image on wide screens.'),
    anchor: z
      .string()
      .regex(/^[a-z][a-z0-9_-]{0,40}$/)
      .optional()
      .describe('Anchor of the block, used after # in URLs, such as imperfect.'),
    cta: ctaList(2),
  }),
  twoColumns: z.object({
    type: z.literal('twoColumns'),
    title: optionalHeading,
    columns: z
      .array(
        z.object({
          title: heading.max(80).optional().describe('Heading of the column.'),
          text: z.string().max(3000).optional().describe('Text in Markdown.'),
          imageUrl: ownPicture,
          imageAlt,
          cta: ctaList(1),
        }),
      )
      .length(2)
      .describe('Exactly two columns.'),
  }),
  lookInsert: z.object({
    type: z.literal('lookInsert'),
    title: heading,
    description: z.string().max(400).optional().describe('Description of the look.'),
    image: imageUrl,
    imageAlt,
    shopLinks: z
      .array(z.object({ label, link: path }))
      .max(8)
      .default([])
      .describe('Links to the products of the look, at most eight.'),
  }),
  marketSquareInsert: z.object({
    type: z.literal('marketSquareInsert'),
    id: z
      .string()
      .regex(/^[a-z][a-z0-9_-]{0,40}$/)
      .describe('Anchor of the block, used after # in URLs.'),
    title: heading,
    description: z.string().max(600).optional().describe('A few sentences.'),
    headingTag: z.enum(['h2', 'h3']).default('h2').describe('Rank of the heading in the page.'),
    image: imageUrl,
    imageAlt,
  }),
  socialMediaInsert: z.object({
    type: z.literal('socialMediaInsert'),
    title: heading,
    instagramUrl: site.optional().describe('URL of the Instagram account.'),
    facebookUrl: site.optional().describe('URL of the Facebook page.'),
    pinterestUrl: site.optional().describe('URL of the Pinterest account.'),
    websiteUrl: site.optional().describe('URL of a website.'),
    websiteLabel: z.string().max(60).optional().describe('Name of the website.'),
  }),
} as const;

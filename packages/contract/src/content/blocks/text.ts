import { z } from 'zod';
import { ctaList, heading, optionalHeading } from './fields.ts';

const markdown = z.boolean().default(true).describe('True when the text is Markdown.');
const level = z.enum(['h1', 'h2', 'h3']).default('h2').describe('Heading level.');

/** Blocks of text. */
export const textBlocks = {
  title: z.object({
    type: z.literal('title'),
    title: z.string().min(1).max(160).describe('The heading.'),
    level,
  }),
  text: z.object({
    type: z.literal('text'),
    text: z.string().min(1).max(5000).describe('A few paragraphs.'),
    markdown,
  }),
  longText: z.object({
    type: z.literal('longText'),
    title: optionalHeading,
    text: z.string().min(1).max(20_000).describe('Prose; set in columns above 1,000 characters.'),
    markdown,
    seeMoreCta: ctaList(1),
  }),
  seoLongText: z.object({
    type: z.literal('seoLongText'),
    title: optionalHeading,
    text: z
      .string()
      .min(1)
      .max(20_000)
      .describe('Prose about a category or a brand, for readers who arrive by search.'),
    markdown,
  }),
  quote: z.object({
    type: z.literal('quote'),
    text: z.string().min(1).max(600).describe('The quotation, without quotation marks.'),
    author: z.string().max(80).optional().describe('The author.'),
    role: z.string().max(120).optional().describe('The role of the author, such as a shop and its town.'),
  }),
  catchphrase: z.object({
    type: z.literal('catchphrase'),
    text: z.string().min(1).max(80).describe('Short text of the marquee.'),
  }),
  keyFigureList: z.object({
    type: z.literal('keyFigureList'),
    title: optionalHeading,
    items: z
      .array(
        z.object({
          number: z.string().min(1).max(16).describe('The formatted figure, such as 3 500 or 70 %.'),
          text: z.string().min(1).max(120).describe('Label of the figure.'),
        }),
      )
      .min(1)
      .max(8)
      .describe('One to eight figures.'),
  }),
  callToAction: z.object({
    type: z.literal('callToAction'),
    title: heading.describe('Heading of the call to action.'),
    text: z.string().max(400).optional().describe('One or two sentences.'),
    tone: z.enum(['ecru', 'denim', 'garance']).default('ecru').describe('Background colour.'),
    cta: ctaList(2),
  }),
  spacer: z.object({
    type: z.literal('spacer'),
    size: z.enum(['sm', 'md', 'lg']).default('md').describe('Height of the empty space.'),
    rule: z.boolean().default(false).describe('True to draw a stitched line in the space.'),
  }),
} as const;

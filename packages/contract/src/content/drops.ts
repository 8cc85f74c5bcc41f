import type { Locale, Money } from '@patine/core';
import { z } from 'zod';
import type { ProductHit, ProductRecord } from '../search/record.ts';
import type { ContentState } from './documents.ts';
import type { DropInfo } from './structure.ts';
import type { ContentRule } from './validation-errors.ts';

/** A drop holds its words in both languages; its document is stored under this one. */
export const DROP_LOCALE = 'fr' satisfies Locale;

/** Pieces that an editor can choose by hand. */
export const MAX_DROP_REFERENCES = 500;

const instant = z.iso.datetime({ offset: true });
const reference = z.number().int().positive().max(2_147_483_647);
const slug = (max: number) => z.string().min(1).max(max);

/** Which pieces are in a drop: those chosen by hand, and those for sale that fit every filter that is set. */
export const dropPiecesSchema = z.object({
  references: z
    .array(reference)
    .max(MAX_DROP_REFERENCES)
    .default([])
    .describe('References of pieces chosen by hand.'),
  category: slug(200).optional().describe('Category path, such as women/clothing/dresses.'),
  brand: slug(80).optional().describe('Slug of a brand, such as levi-s.'),
  family: slug(40).optional().describe('Slug of a family, such as vintage.'),
  material: slug(40).optional().describe('Slug of a material, such as denim.'),
  decade: slug(4).optional().describe('First year of a decade, such as 1990.'),
});
export type DropPieces = z.infer<typeof dropPiecesSchema>;

export const DROP_FILTERS = ['category', 'brand', 'family', 'material', 'decade'] as const;
export type DropFilter = (typeof DROP_FILTERS)[number];

const name = z.string().trim().min(1).max(80).describe('Name of the drop.');
const description = z.string().max(600).default('').describe('A few words below the name.');
const shippingInfo = z.string().max(300).optional().describe('When the pieces ship; shown after the launch.');
const additionalInformation = z.string().max(600).optional().describe('What else there is to say.');

/** A drop as an editor writes it. Pieces that the feed gives to the drop are in it besides. */
export const dropSchema = z.object({
  nameFr: name,
  nameEn: name,
  descriptionFr: description,
  descriptionEn: description,
  image: z
    .string()
    .regex(/^[a-z0-9]{1,64}$/)
    .optional()
    .describe('Id of the picture; pieces of the drop are shown without one.'),
  preLaunchAt: instant.optional().describe('Start in the app.'),
  launchAt: instant.optional().describe('Start in the shop; the drop stays announced without one.'),
  endAt: instant.optional().describe('End; unlimited when absent.'),
  isComingSoon: z.boolean().default(false).describe('Says “Coming soon” while the drop has no launch date.'),
  shippingInfoFr: shippingInfo,
  shippingInfoEn: shippingInfo,
  additionalInformationFr: additionalInformation,
  additionalInformationEn: additionalInformation,
  pieces: dropPiecesSchema.default({ references: [] }),
});
export type DropDocument = z.infer<typeof dropSchema>;

const TRANSLATED = ['description', 'shippingInfo', 'additionalInformation'] as const;

const isBefore = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && Date.parse(a) < Date.parse(b);

/** Returns the rules between fields that a drop breaks: the order of its dates, and texts in one language alone. */
export function brokenDropRules(drop: DropDocument): { path: keyof DropDocument; rule: ContentRule }[] {
  const { preLaunchAt, launchAt, endAt } = drop;
  const start = launchAt ?? preLaunchAt;
  return [
    ...(preLaunchAt && launchAt && !isBefore(preLaunchAt, launchAt)
      ? [{ path: 'preLaunchAt', rule: 'STARTS_AFTER_LAUNCH' } as const]
      : []),
    ...(start && endAt && !isBefore(start, endAt)
      ? [{ path: 'endAt', rule: 'ENDS_BEFORE_LAUNCH' } as const]
      : []),
    ...TRANSLATED.flatMap((text) => {
      const [french, english] = [`${text}Fr`, `${text}En`] as const;
      if (Boolean(drop[french]) === Boolean(drop[english])) return [];
      return [{ path: drop[french] ? english : french, rule: 'MISSING' } as const];
    }),
  ];
}

/** `GET /content/drops`: every drop, those of the feed and those of editors, the last to start first. */
export type DropSummary = {
  slug: string;
  nameFr: string;
  nameEn: string;
  /** ISO 8601. */
  launchAt: string | null;
  endAt: string | null;
  /** Unsold pieces in it; those that it would have, of a drop that was never published. */
  productCount: number;
  /** State of its newest version; null for a drop of the feed that no editor has changed. */
  state: ContentState | null;
  /** True once shoppers could see it; they can until it is archived. */
  isPublished: boolean;
  isArchived: boolean;
  /** ISO 8601: when its newest version was written; null without one. */
  updatedAt: string | null;
};

/** A piece as an editor chooses it. */
export type DropPiece = {
  reference: number;
  /** Last part of its page's path, in the language asked for. */
  slug: string;
  name: string;
  brand: string | null;
  /** Image id. */
  image: string | null;
  price: Money;
  isForSale: boolean;
  /** Slugs of the drops that it is in. */
  drops: string[];
};

/**
 * `GET /content/pieces?locale=fr`, with `text`, with `references=12,31`, with `drop=summer`, or with filters of a drop: the first
 * pieces, newest first, and how many there are.
 */
export type DropPieceList = { pieces: DropPiece[]; count: number };

/**
 * `POST /content/drops/preview`: the page of a drop as it would be at a date, and the first of its pieces.
 * Nothing of it is stored.
 */
export type DropPreviewRequest = { slug: string; locale: Locale; at: string; body: unknown };
export type DropPreview = { drop: DropInfo; pieces: ProductHit[] };

/** `GET /content/drops/snow/records?locale=fr`: the first pieces of a drop, as searches find them once it is open. */
export type DropRecords = ProductRecord[];

import type { Locale } from '@patine/core';
import { z } from 'zod';
import type { DocumentSummary, Titled } from './documents.ts';

/** Ratios of the boxes that crop a picture alike on every screen: an editor may choose what each shows. */
export const CROP_RATIOS = {
  landscape: { width: 3, height: 2 },
  look: { width: 340, height: 527 },
  square: { width: 1, height: 1 },
  shortcut: { width: 189, height: 284 },
} as const;
export type CropRatio = keyof typeof CROP_RATIOS;
export const CROP_RATIO_NAMES = Object.keys(CROP_RATIOS) as CropRatio[];

/** Other shapes that boxes take, by the width of the screen or the length of a text: they follow the focal point. */
export const FOLLOWING_RATIOS = {
  section: { width: 4, height: 5 },
  insert: { width: 682, height: 462 },
  banner: { width: 3, height: 1 },
  drop: { width: 12, height: 5 },
} as const;
export type FollowingRatio = keyof typeof FOLLOWING_RATIOS;

/** Greatest enlargement of a crop, in percent. */
export const MAX_ZOOM = 400;

const perMille = z.int().min(0).max(1000);
const focalPoint = z.strictObject({ x: perMille, y: perMille });
const crop = z.strictObject({ x: perMille, y: perMille, zoom: z.int().min(100).max(MAX_ZOOM) });

/** Per mille of width and height from the upper left corner. */
export type FocalPoint = z.infer<typeof focalPoint>;
/** A crop: its centre as far as the edges allow, and how much larger it shows the picture, in percent. */
export type Crop = z.infer<typeof crop>;
export type Crops = { [Ratio in CropRatio]?: Crop | undefined };

export const CENTRE: FocalPoint = { x: 500, y: 500 };

/** Characters of an alternative text, as blocks take them. */
export const MAX_ALT = 200;

/** `PUT /content/pictures/:id` */
export const pictureDetailsSchema = z.strictObject({
  alt: z.strictObject({ fr: z.string().max(MAX_ALT), en: z.string().max(MAX_ALT) }),
  focalPoint,
  crops: z.strictObject({
    landscape: crop.optional(),
    look: crop.optional(),
    square: crop.optional(),
    shortcut: crop.optional(),
  }),
});
export type PictureDetails = {
  alt: Record<Locale, string>;
  focalPoint: FocalPoint;
  crops: Crops;
};

/** A document that shows a picture, with the paths of the fields that name it. */
export type PictureUse = Pick<DocumentSummary, 'kind' | 'name' | 'locale'> &
  Titled & {
    fields: string[];
    /** False when only a draft shows it. */
    isPublished: boolean;
  };

/** `GET /content/pictures`: a picture that was uploaded for the site, newest first. */
export type SitePicture = PictureDetails & {
  /** Id that documents name, which stays when another file takes its place. */
  id: string;
  /** Id of the file that is shown. */
  pictureId: string;
  fileName: string;
  width: number;
  height: number;
  /** Size of the stored file; null for one that was stored before sizes were. */
  bytes: number | null;
  type: 'image/jpeg' | 'image/png';
  /** ISO 8601. */
  uploadedAt: string;
  /** Name of the editor who uploaded it; null for somebody without an account. */
  author: string | null;
  uses: PictureUse[];
};

/** What decides how a picture is shown. */
export type Framing = Pick<SitePicture, 'pictureId' | 'width' | 'height' | 'focalPoint' | 'crops'>;

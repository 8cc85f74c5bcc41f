import type { BlockOf, BlockType } from '@patine/contract/content/blocks';
import type { Locale } from '../testing/locales.ts';

/** What an editor reads about a block, beside the fields that its schema tells. */
export type EditorsPage<Type extends BlockType> = {
  type: Type;
  /** What it is for, and when another block is better. */
  purpose: string;
  /** Its pictures, if it has any. */
  pictures: readonly PictureSize[];
  do: string;
  dont: string;
  /** The block as it is written, in each language; the stories show the same. */
  example: Record<Locale, BlockOf<Type>>;
};

export type PictureSize = {
  /** The field that names it. */
  field: string;
  /** Pixels that a file should have at least. */
  width: number;
  height: number;
  /** Where and how it is shown. */
  shown: string;
};

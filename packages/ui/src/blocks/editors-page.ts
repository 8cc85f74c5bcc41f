import type { BlockOf, BlockType } from '@patine/contract/content/blocks';
import type { Locale } from '../testing/locales.ts';

/** Documentation of a block for editors, in addition to the fields of its schema. */
export type EditorDocs<Type extends BlockType> = {
  type: Type;
  /** Its purpose, and when another block is better. */
  purpose: string;
  /** Its images, if any. */
  pictures: readonly ImageSize[];
  do: string;
  dont: string;
  /** An example in each language, also used by the stories. */
  example: Record<Locale, BlockOf<Type>>;
};

export type ImageSize = {
  /** Name of the field. */
  field: string;
  /** Minimum width of the file in pixels. */
  width: number;
  height: number;
  /** Where and how it is displayed. */
  shown: string;
};

import { z } from 'zod';
import { pictureBlocks } from './blocks/pictures.ts';
import { productBlocks } from './blocks/products.ts';
import { textBlocks } from './blocks/text.ts';

export const blockSchemas = { ...textBlocks, ...pictureBlocks, ...productBlocks } as const;

export const blockSchema = z.discriminatedUnion(
  'type',
  Object.values(blockSchemas) as [BlockSchema, ...BlockSchema[]],
);

type BlockSchema = (typeof blockSchemas)[BlockType];
export type BlockType = keyof typeof blockSchemas;

/** A block as the api publishes it, with defaults filled in. */
export type Block = { [Type in BlockType]: z.infer<(typeof blockSchemas)[Type]> }[BlockType];
export type BlockOf<Type extends BlockType> = z.infer<(typeof blockSchemas)[Type]>;

export const zoneSchema = z.object({
  id: z.string().min(1).max(60).describe('Name of the zone in the page.'),
  blocks: z.array(blockSchema),
  fallback: blockSchema.optional().describe('Shown where no block of the zone has anything to show.'),
});
export type Zone = { id: string; blocks: Block[]; fallback?: Block | undefined };

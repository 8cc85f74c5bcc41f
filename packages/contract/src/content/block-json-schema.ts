import { z } from 'zod';
import { blockSchemas, type BlockType } from './blocks.ts';

/** A block's fields as JSON Schema, as an editor writes them: what has a default may be left out. */
export const blockJsonSchema = (type: BlockType) => z.toJSONSchema(blockSchemas[type], { io: 'input' });

import { z } from 'zod';
import { blockSchemas, type BlockType } from './blocks.ts';

/** Returns the JSON Schema of a block's input: fields with a default are optional. */
export const blockJsonSchema = (type: BlockType) => z.toJSONSchema(blockSchemas[type], { io: 'input' });

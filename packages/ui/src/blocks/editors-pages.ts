/// <reference types="vite/client" />
import type { BlockType } from '@patine/contract/content/blocks';
import type { EditorDocs } from './editors-page.ts';

/** Each `<block>/<block>.editors.ts` exports the documentation of one block type. */
const files = import.meta.glob<Record<string, EditorDocs<BlockType>>>('./*/*.editors.ts', { eager: true });

/** Documentation of each block type for editors; a test checks that none is missing. */
export const EDITOR_DOCS = Object.fromEntries(
  Object.values(files)
    .flatMap((exported) => Object.values(exported))
    .map((docs) => [docs.type, docs]),
) as { [Type in BlockType]: EditorDocs<Type> };

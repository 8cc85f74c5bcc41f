/// <reference types="vite/client" />
import type { BlockType } from '@patine/contract/content/blocks';
import type { EditorDocs } from './editors-page.ts';

const files = import.meta.glob<Record<string, EditorDocs<BlockType>>>('./*/*.editors.ts', { eager: true });
const docs = Object.values(files).flatMap((file) => Object.values(file));

/** Documentation of each block type for editors; blocks.test.ts finds a type without it. */
export const EDITOR_DOCS = Object.fromEntries(docs.map((each) => [each.type, each])) as {
  [Type in BlockType]: EditorDocs<Type>;
};

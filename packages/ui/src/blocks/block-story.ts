import type { BlockType } from '@patine/contract/content/blocks';
import type { EditorDocs } from './editors-page.ts';

/** Returns story parameters of a block: page margins and its documentation for editors. */
export const blockStory = <Type extends BlockType>(editors: EditorDocs<Type>) => ({
  editors,
  layout: 'fullscreen' as const,
});

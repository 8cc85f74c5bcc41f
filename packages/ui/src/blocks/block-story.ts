import type { BlockType } from '@patine/contract/content/blocks';
import type { EditorsPage } from './editors-page.ts';

/** Returns story parameters of a block: page margins and its documentation for editors. */
export const blockStory = <Type extends BlockType>(editors: EditorsPage<Type>) => ({
  editors,
  layout: 'fullscreen' as const,
});

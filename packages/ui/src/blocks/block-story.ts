import type { BlockType } from '@patine/contract/content/blocks';
import type { EditorsPage } from './editors-page.ts';

/** Parameters of a block's stories: the margins of a page around it, and its page for editors. */
export const blockStory = <Type extends BlockType>(editors: EditorsPage<Type>) => ({
  editors,
  layout: 'fullscreen' as const,
});

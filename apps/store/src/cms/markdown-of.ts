import type { Block } from '@patine/contract/content/blocks';

/** The Markdown texts of a block, in display order. */
export function markdownOf(block: Block): string[] {
  switch (block.type) {
    case 'text':
    case 'longText':
    case 'seoLongText':
      return block.markdown ? [block.text] : [];
    case 'sectionContent':
      return [block.text];
    case 'twoColumns':
      return block.columns.map(({ text = '' }) => text);
    default:
      return [];
  }
}

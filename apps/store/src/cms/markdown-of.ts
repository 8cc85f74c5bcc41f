import type { Block } from '@patine/contract/content/blocks';

/** The texts of a block that are Markdown, in the order in which it shows them. */
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

import type { Block } from '@patine/contract/content/blocks';
import type { PreparedPage } from '../../cms/prepared-page.ts';

/** A section with an anchor. */
export type Section = { anchor: string; title: string };

/** Minimum number of sections for a table of contents. */
const MIN_SECTIONS = 5;

const blocksOf = ({ zones }: PreparedPage): Block[] =>
  zones.flatMap(({ blocks }) => blocks.map(({ block }) => block));

/** Whether a block contains the h1; otherwise the page's title is shown above the blocks. */
export function hasOwnHeading(page: PreparedPage): boolean {
  const [first] = blocksOf(page);
  return (
    first?.type === 'marketingInsert' ||
    blocksOf(page).some((block) => block.type === 'title' && block.level === 'h1')
  );
}

/** Sections of a long page; empty for a short one, or one that starts with its own heading. */
export function contentsOf(page: PreparedPage): Section[] {
  const sections = blocksOf(page).flatMap((block): Section[] => {
    if (block.type === 'sectionContent' && block.anchor)
      return [{ anchor: block.anchor, title: block.title }];
    return block.type === 'marketSquareInsert' ? [{ anchor: block.id, title: block.title }] : [];
  });
  return sections.length >= MIN_SECTIONS && !hasOwnHeading(page) ? sections : [];
}

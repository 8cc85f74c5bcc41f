import type { Block } from '@patine/contract/content/blocks';
import type { PreparedPage } from '../../cms/prepared-page.ts';

/** A section that links can point to. */
export type Section = { anchor: string; title: string };

/** Sections from which on a page begins with the list of them. */
const LONG = 5;

const blocksOf = ({ zones }: PreparedPage): Block[] =>
  zones.flatMap(({ blocks }) => blocks.map(({ block }) => block));

/** Whether a block is the page's heading: its title stands above the blocks otherwise. */
export function hasOwnHeading(page: PreparedPage): boolean {
  const [first] = blocksOf(page);
  return (
    first?.type === 'marketingInsert' ||
    blocksOf(page).some((block) => block.type === 'title' && block.level === 'h1')
  );
}

/** What a long page is made of; none for a short one, nor for one that begins with a picture. */
export function contentsOf(page: PreparedPage): Section[] {
  const sections = blocksOf(page).flatMap((block): Section[] => {
    if (block.type === 'sectionContent' && block.anchor)
      return [{ anchor: block.anchor, title: block.title }];
    return block.type === 'marketSquareInsert' ? [{ anchor: block.id, title: block.title }] : [];
  });
  return sections.length >= LONG && !hasOwnHeading(page) ? sections : [];
}

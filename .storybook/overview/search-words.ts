import type { DocsIndexEntry, StoryIndex } from 'storybook/internal/types';
import { WANTED } from './component-choices.ts';

type Anchor = NonNullable<DocsIndexEntry['anchors']>[number];

/** The page that says what stands in the place of what the shop does not have. */
const CHOOSER = 'Introduction/Which component';
const FOUNDATIONS = 'Introduction/Foundations';

/** Words for what Foundations tells besides those of its headings, by the id of the heading. */
export const FOUNDATION_WORDS: Readonly<Record<string, readonly string[]>> = {
  'colours-and-themes': ['Dark mode', 'Palette', 'Contrast', 'High contrast', 'Color'],
  typography: ['Type', 'Font', 'Line height', 'Text styles'],
  spacing: ['Space', 'Touch target', 'Padding', 'Margin'],
  'page-width-and-margins': ['Grid', 'Container', 'Gutter', 'Layout'],
  controls: ['Hover', 'Disabled', 'Button states'],
  'corner-radius-and-shadows': ['Elevation', 'Rounded', 'Box shadow'],
  icons: ['Iconography', 'Pictograms'],
  'motion-and-duration': ['Animation', 'Easing', 'Transition', 'Reduced motion'],
  breakpoints: ['Responsive', 'Media query'],
  'right-to-left': ['RTL', 'Direction'],
  'forced-colours-and-paper': ['Print', 'Windows high contrast'],
  'layers-z-index': ['Stacking'],
  'focus-ring': ['Outline', 'Keyboard'],
};

/** The id of what is wanted, in the page that tells what to take for it. */
export const wantedId = (word: string) => `for-${word.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

const capitalised = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());

/** Returns the words that a page is looked for by, each with the part of the page that answers. */
function wordsFor(title: string): Anchor[] {
  if (title === FOUNDATIONS)
    return Object.entries(FOUNDATION_WORDS).flatMap(([id, words]) =>
      words.map((word) => ({ id, title: word })),
    );
  return WANTED.filter(({ use }) => (use.length === 0 ? title === CHOOSER : use.includes(title))).flatMap(
    ({ need }) => need.split(', ').map((word) => ({ id: wantedId(word), title: capitalised(word) })),
  );
}

/**
 * Adds to the pages of an index the names that other systems have for what they show, which the search of the sidebar
 * finds. Headings of pages are found already; the names of stories stand in the index themselves.
 */
export function addSearchWords({ entries }: StoryIndex): void {
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'docs') continue;
    const headings = entry.importPath.endsWith('.mdx') ? (entry.anchors ?? []) : [];
    const words = wordsFor(entry.title).filter(
      ({ title }) => !headings.some((heading) => heading.title === title),
    );
    entry.anchors = [...headings, ...words];
  }
}

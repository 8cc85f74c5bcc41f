import { expect, test } from 'vitest';
import { isMereRenaming } from './mere-renaming.ts';

test.each([
  ['another name', 'const kept = <Card piece={piece} />;', 'const shown = <Card item={item} />;'],
  ['another comment', '// Kept for a week.', '// Stays for a week.'],
  ['another type', 'export type Kept = { piece: Piece };', 'export type Shown = { item: Item };'],
  [
    'another place of a file',
    "import { Card } from '../card/Card.tsx';",
    "import { Card } from '../tile/Card.tsx';",
  ],
  ['other spaces', '  return <p className="p-2">{text}</p>;', 'return <p className="p-2">{text}</p>;'],
])('%s is seen by nobody', (_, removed, added) => {
  expect(isMereRenaming([removed], [added])).toBe(true);
});

test.each([
  ['another class', '<p className="p-2">', '<p className="p-3">'],
  ['another tag', '<p>{text}</p>', '<h2>{text}</h2>'],
  ['another attribute', '<p aria-live>', '<p aria-hidden>'],
  ['another value', '<Accordion open={true}>', '<Accordion open={false}>'],
  ['other words in a tag', '<p>Rien encore</p>', '<p>Rien ici</p>'],
  ['other words on a line', '  Rien encore', '  Rien ici'],
  ['another member', 'Math.min(count, 3)', 'Math.max(count, 3)'],
  ['another number', 'slice(0, 3)', 'slice(0, 4)'],
  [
    'another sign',
    "import Sign from 'lucide-react/icons/truck';",
    "import Sign from 'lucide-react/icons/undo-2';",
  ],
  ['another of two names', 'show(first, second, first)', 'show(first, second, second)'],
])('%s may be seen', (_, removed, added) => {
  expect(isMereRenaming([removed], [added])).toBe(false);
});

test('new lines may be seen', () => {
  expect(isMereRenaming([], ['<p>{text}</p>'])).toBe(false);
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { LiteralQuery } from './LiteralQuery.tsx';
import { UnderstoodQuery } from './UnderstoodQuery.tsx';

const filters = [
  { id: 'categories', label: 'Robes', href: '/a' },
  { id: 'size', label: 'Taille : 38', href: '/b' },
];

test.each([
  ['fr', 'Filtres actifs', 'Retirer Taille : 38', /Chercher les mots exacts «\srobe 38\s»/],
  ['en', 'Active filters', 'Remove Taille : 38', /Search for the exact words “robe 38”/],
] as const)(
  'in %s each part is removable, as are all, and one press gives the words back',
  (locale, label, remove, back) => {
    renderIn(
      <UnderstoodQuery text="robe 38" filters={filters} clearHref="/shop" asTypedHref="/typed" />,
      locale,
    );
    const list = screen.getByRole('list', { name: label });
    expect(within(list).getAllByRole('link')).toHaveLength(3);
    expect(screen.getByRole('link', { name: remove }).getAttribute('href')).toBe('/b');
    expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe('/typed');
  },
);

test('without parts only the way back to the words is left', () => {
  renderIn(<UnderstoodQuery text="robe" filters={[]} clearHref="/shop" asTypedHref="/typed" />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([
  ['fr', 'Transformer ces mots en filtres'],
  ['en', 'Turn these words into filters'],
] as const)('a literal search says so and leads back, in %s', (locale, name) => {
  renderIn(<LiteralQuery text="robe 38" understandHref="/understood" />, locale);
  expect(screen.getByText(/robe 38/)).toBeDefined();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/understood');
});

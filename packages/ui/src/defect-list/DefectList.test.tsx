import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { DefectList } from './DefectList.tsx';

test('each defect is an item, each close-up a named image', () => {
  renderIn(<DefectList defects={['Accroc', 'Tache']} photos={[{ id: 'a' }]} />);
  expect(screen.getByText('Accroc').tagName).toBe('LI');
  expect(screen.getByRole('img', { name: 'Défaut, image 1' })).toBeDefined();
});

test.each([
  ['fr', 'Aucun défaut constaté.'],
  ['en', 'No flaws found.'],
] as const)('without defects it says so in %s', (locale, words) => {
  renderIn(<DefectList defects={[]} />, locale);
  expect(screen.getByText(words)).toBeDefined();
});

test('a duplicate defect is listed once', () => {
  renderIn(<DefectList defects={['Bouton remplacé', 'Bouton remplacé']} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

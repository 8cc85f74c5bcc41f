import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { ConditionGuide } from './ConditionGuide.tsx';

const terms = () => screen.getAllByRole('term').map((term) => term.textContent);

test('lists the levels from best to fair, in both languages', () => {
  const { unmount } = renderIn(<ConditionGuide />);
  expect(terms()).toEqual(['Neuf avec étiquette', 'Très bon état', 'Bon état', 'État correct']);
  unmount();
  renderIn(<ConditionGuide />, 'en');
  expect(terms()).toEqual(['New with tag', 'Very good', 'Good', 'Fair']);
});

test('marks only the condition of the product', () => {
  renderIn(<ConditionGuide current="bonEtat" />);
  expect(terms().filter((term) => term?.includes('cette pièce'))).toEqual(['Bon étatcette pièce']);
});

test('an unknown condition marks no level and warns developers', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderIn(<ConditionGuide current="worn" />);
  expect(terms().filter((term) => term?.includes('cette pièce'))).toEqual([]);
  expect(said).toHaveBeenCalledWith('<ConditionGuide> knows no condition “worn”');
  said.mockRestore();
});

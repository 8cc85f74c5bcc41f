import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { ConditionGuide } from './ConditionGuide.tsx';

const terms = () => screen.getAllByRole('term').map((term) => term.textContent);

test('the levels stand from best to correct, in both languages', () => {
  const { unmount } = renderIn(<ConditionGuide />);
  expect(terms()).toEqual(['Neuf avec étiquette', 'Très bon état', 'Bon état', 'État correct']);
  unmount();
  renderIn(<ConditionGuide />, 'en');
  expect(terms()).toEqual(['New with tag', 'Very good', 'Good', 'Fair']);
});

test('the condition of the piece is marked and no other', () => {
  renderIn(<ConditionGuide current="bonEtat" />);
  expect(terms().filter((term) => term?.includes('cette pièce'))).toEqual(['Bon étatcette pièce']);
});

test('a condition that is none marks no level, and is told to developers', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderIn(<ConditionGuide current="worn" />);
  expect(terms().filter((term) => term?.includes('cette pièce'))).toEqual([]);
  expect(said).toHaveBeenCalledWith('<ConditionGuide> knows no condition “worn”');
  said.mockRestore();
});

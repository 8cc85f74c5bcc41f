import { expect, it } from 'vitest';
import { COLORS } from '../catalogue/attributes.ts';
import { jeansColors } from './colors.ts';

const others = COLORS.map(({ slug }) => slug).filter(
  (slug) => !['bleu-clair', 'bleu-moyen', 'bleu-fonce', 'blanc', 'noir'].includes(slug),
);

it.each([
  ['what was chosen', ['noir', 'bleu-clair'], ['noir', 'bleu-clair']],
  ['no colour for all of them', ['all', 'noir'], []],
  ['all but blues, white and black for coloured', ['colored'], others],
  ['coloured with one of the named', ['colored', 'noir'], ['noir', ...others]],
  ['nothing for what is no colour', ['denim'], []],
])('returns %s', (_, answers, colors) => {
  expect(jeansColors(answers).toSorted()).toEqual(colors.toSorted());
});

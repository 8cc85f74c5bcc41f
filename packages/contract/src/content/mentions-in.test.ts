import { expect, test } from 'vitest';
import { mentionsIn } from './mentions-in.ts';

test('drops whose pieces are looked up and pieces chosen by hand are found where they stand', () => {
  const body = {
    zones: [
      {
        blocks: [
          { type: 'productCarousel', query: { drop: 'summer', limit: 8 } },
          { type: 'marketingInsert', picks: [{ reference: 12 }, { drop: '' }] },
        ],
      },
    ],
  };
  expect(mentionsIn(body)).toEqual({
    drops: [{ steps: ['zones', 0, 'blocks', 0, 'query', 'drop'], value: 'summer' }],
    pieces: [{ steps: ['zones', 0, 'blocks', 1, 'picks', 0, 'reference'], value: 12 }],
  });
});

test('the pieces of a drop are found by their place in its list, and anything else has none', () => {
  expect(mentionsIn({ pieces: { references: [4, 7] } }).pieces).toEqual([
    { steps: ['pieces', 'references', 0], value: 4 },
    { steps: ['pieces', 'references', 1], value: 7 },
  ]);
  expect(mentionsIn(null)).toEqual({ drops: [], pieces: [] });
});

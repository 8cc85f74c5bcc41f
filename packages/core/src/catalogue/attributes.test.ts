import { describe, expect, it } from 'vitest';
import { COLORS, CONDITIONS } from './attributes.ts';
import { slugify } from './slug.ts';

describe('COLORS', () => {
  it('are eighteen, each with a slug and a swatch of its own', () => {
    expect(new Set(COLORS.map(({ slug }) => slug)).size).toBe(18);
    expect(new Set(COLORS.map(({ hex }) => hex)).size).toBe(18);
  });

  it('are written as an address and a stylesheet take them', () => {
    for (const { slug, hex } of COLORS) {
      expect(slugify(slug)).toBe(slug);
      expect(hex).toMatch(/^#[0-9A-F]{6}$/);
    }
  });
});

describe('CONDITIONS', () => {
  it('go from new to correct', () => {
    expect(CONDITIONS).toEqual(['neuf', 'tresBonEtat', 'bonEtat', 'etatCorrect']);
  });
});

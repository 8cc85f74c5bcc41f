import { describe, expect, it } from 'vitest';
import { COLORS, CONDITIONS } from './attributes.ts';
import { slugify } from './slug.ts';

describe('COLORS', () => {
  it('there are eighteen and one for the others, each with its own slug and swatch', () => {
    expect(new Set(COLORS.map(({ slug }) => slug)).size).toBe(19);
    expect(new Set(COLORS.map(({ hex }) => hex)).size).toBe(19);
  });

  it('slugs are valid in URLs and swatches in CSS', () => {
    for (const { slug, hex } of COLORS) {
      expect(slugify(slug)).toBe(slug);
      expect(hex).toMatch(/^#[0-9A-F]{6}$/);
    }
  });
});

describe('CONDITIONS', () => {
  it('run from new to fair', () => {
    expect(CONDITIONS).toEqual(['neuf', 'tresBonEtat', 'bonEtat', 'etatCorrect']);
  });
});

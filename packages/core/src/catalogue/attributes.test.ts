import { describe, expect, it } from 'vitest';
import { COLORS, CONDITIONS } from './attributes.ts';
import { slugify } from './slug.ts';

describe('COLORS', () => {
  it('there are eighteen, each with its own slug and swatch', () => {
    expect(new Set(COLORS.map(({ slug }) => slug)).size).toBe(18);
    expect(new Set(COLORS.map(({ hex }) => hex)).size).toBe(18);
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

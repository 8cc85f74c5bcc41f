import { describe, expect, it } from 'vitest';
import { GARMENT_KINDS, GARMENT_MEASURES, MEASURES_OF, garmentKind } from './garments.ts';

describe('garmentKind', () => {
  it('derives the kind from the measures', () => {
    expect(garmentKind(['sole', 'heel', 'shaft'], [])).toBe('shoes');
    expect(garmentKind(['head', 'height'], [])).toBe('hat');
    expect(garmentKind(['waist', 'hips', 'rise', 'inseam'], [])).toBe('trousers');
    expect(garmentKind(['length', 'bust', 'waist', 'hips'], [])).toBe('dress');
    expect(garmentKind(['length', 'bust', 'shoulder'], [])).toBe('top');
    expect(garmentKind(['waist', 'length', 'hips'], [])).toBe('skirt');
  });

  it('uses the category to recognise outerwear', () => {
    const measures = ['length', 'bust', 'shoulder', 'sleeve'];
    expect(garmentKind(measures, ['women', 'women/clothing/jackets-and-coats'])).toBe('jacket');
    expect(garmentKind(measures, ['women', 'women/clothing/shirts'])).toBe('top');
  });

  it('bags and scarves have no kind', () => {
    expect(garmentKind(['width', 'height', 'depth'], ['women/accessories/bags'])).toBeNull();
    expect(garmentKind(['length', 'width'], [])).toBeNull();
  });
});

describe('MEASURES_OF', () => {
  it('gives every kind measures and uses every measure', () => {
    for (const kind of GARMENT_KINDS) expect(MEASURES_OF[kind].length).toBeGreaterThan(0);
    expect(new Set(Object.values(MEASURES_OF).flat())).toEqual(new Set(GARMENT_MEASURES));
  });
});

import {
  parseSize,
  type SizedGarment,
  sizingOf,
  type Target,
  TARGETS,
  waistsOf,
  wholeSizesBeside,
} from '@patine/core';

const isTarget = (text: string): text is Target => TARGETS.some((target) => target === text);

/** Typed sizes kept with their values; people type few. */
const MOST_KNOWN = 20_000;

/**
 * Returns the function that gives the filter values of a typed size in a category; where the category has no such size,
 * those beside a half one, or jeans in inches that correspond to a French size.
 */
export function sizeValueReader(): (size: string, category: string) => string[][] {
  const garments = new Map<string, SizedGarment & { kind: string }>();
  const known = new Map<string, string[][]>();
  return (size, category) => {
    const garment = garments.get(category) ?? garmentOf(category);
    garments.set(category, garment);
    const key = `${size}|${garment.kind}`;
    const values = known.get(key) ?? read(size, garment);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, values);
    return values;
  };
}

/** Garments of one kind have the same sizes. */
function garmentOf(category: string): SizedGarment & { kind: string } {
  const [root = ''] = category.split('/');
  const target = isTarget(root) ? root : 'women';
  const garment = { categoryPath: category, target };
  return { ...garment, kind: `${target}|${sizingOf(garment)}` };
}

function read(size: string, garment: SizedGarment): string[][] {
  const { value, known } = parseSize(size, garment);
  if (!known) return [];
  const isFrench = /^\d{2}$/.test(value);
  const waists = isFrench ? waistsOf(Number(value), garment.target).map((inches) => `w${inches}`) : [];
  return [[value], wholeSizesBeside(value), waists];
}

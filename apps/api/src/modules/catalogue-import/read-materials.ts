import { slugify } from '@patine/core';
import type { FibreShare } from '../../db/schema/catalogue.ts';
import { findMaterial, findMaterials } from '../catalogue/index.ts';
import type { Cells } from './cells.ts';
import type { FacetName } from './listing.ts';
import { isFacetValue } from './read-names.ts';
import { splitMaterials } from './split-materials.ts';

const MAX_MATERIALS = 5;

export type ReadMaterials = {
  names: FacetName[];
  /** The shares that the cell gives; empty unless each material has a whole percent and they sum to 100. */
  shares: FibreShare[];
};

function sharesOf(parts: readonly { names: FacetName[]; percent: number | null }[]): FibreShare[] {
  const shares = new Map<string, FibreShare>();
  for (const { names, percent } of parts) {
    const [name] = names;
    if (!name || percent === null || !Number.isInteger(percent)) return [];
    const before = shares.get(name.slug)?.percent ?? 0;
    shares.set(name.slug, { nameFr: name.nameFr, nameEn: name.nameEn, percent: before + percent });
  }
  const found = [...shares.values()].toSorted((a, b) => b.percent - a.percent);
  return found.reduce((sum, { percent }) => sum + percent, 0) === 100 ? found : [];
}

/**
 * Reads the materials of a cell as sellers write them. A material that the shop does not know takes its names from the
 * feed; a longer text is left out. Both are told at the end of the import.
 */
export function readMaterials(cells: Cells): ReadMaterials {
  const english = cells.read('material_en');
  const parts = splitMaterials(cells.read('material')).map(({ text, percent }, index) => {
    const exact = findMaterial(text);
    const found = exact ? [exact] : findMaterials(text);
    const known = found.map(({ slug, fr, en }): FacetName => ({
      facet: 'material',
      slug,
      nameFr: fr,
      nameEn: en,
    }));
    if (known.length > 0) return { names: known, percent };
    cells.unknown('material', text);
    const nameEn = english[index] ?? text;
    const own = { facet: 'material', slug: slugify(nameEn), nameFr: text, nameEn };
    return { names: isFacetValue(own) ? [own] : [], percent };
  });
  const bySlug = new Map(parts.flatMap(({ names }) => names).map((name) => [name.slug, name]));
  return { names: [...bySlug.values()].slice(0, MAX_MATERIALS), shares: sharesOf(parts) };
}

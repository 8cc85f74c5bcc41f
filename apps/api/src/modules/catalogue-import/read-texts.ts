import type { Cells } from './cells.ts';

type TextColumn =
  | 'sizing'
  | 'size_guide'
  | 'further_information'
  | 'shipping_condition'
  | 'shipping_condition_long';

/** Reads a text in both languages. The `_en` column gives the English one, which falls back to the French one. */
function pair(cells: Cells, column: TextColumn): [french: string | null, english: string | null] {
  const french = cells.part(() => cells.read(column), '') || null;
  return [french, cells.part(() => cells.read(`${column}_en`), '') || french];
}

/** Reads the seller's notes besides the description. */
export function readTexts(cells: Cells) {
  const [sizingFr, sizingEn] = pair(cells, 'sizing');
  const [sizeGuideFr, sizeGuideEn] = pair(cells, 'size_guide');
  const [furtherInformationFr, furtherInformationEn] = pair(cells, 'further_information');
  const [shippingShortFr, shippingShortEn] = pair(cells, 'shipping_condition');
  const [shippingLongFr, shippingLongEn] = pair(cells, 'shipping_condition_long');
  return {
    sizingFr,
    sizingEn,
    sizeGuideFr,
    sizeGuideEn,
    furtherInformationFr,
    furtherInformationEn,
    shippingShortFr,
    shippingShortEn,
    shippingLongFr,
    shippingLongEn,
  };
}

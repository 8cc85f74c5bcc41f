import type { Cells } from './cells.ts';

type NoteColumn =
  | 'sizing'
  | 'size_guide'
  | 'further_information'
  | 'shipping_condition'
  | 'shipping_condition_long';

/** A text in both languages, the English one in the column with `_en`; the French one stands in for it. */
function pair(cells: Cells, column: NoteColumn): [french: string | null, english: string | null] {
  const french = cells.part(() => cells.read(column), '') || null;
  return [french, cells.part(() => cells.read(`${column}_en`), '') || french];
}

/** What a seller says of a piece beside its description. */
export function readNotes(cells: Cells) {
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

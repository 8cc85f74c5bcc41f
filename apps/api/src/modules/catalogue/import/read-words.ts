import type { Cells } from './cells.ts';

const LONGEST_NOTE = 2_000;
const LONGEST_LINE = 200;

/** A text in both languages, the English one in the column with `_en`; the French one stands in for it. */
function pair(
  cells: Cells,
  column: string,
  longest: number,
): [french: string | null, english: string | null] {
  const french = cells.optional(() => cells.text(column, longest), '') || null;
  return [french, cells.optional(() => cells.text(`${column}_en`, longest), '') || french];
}

/** What a seller says of a piece beside its description. */
export function readNotes(cells: Cells) {
  const [sizingFr, sizingEn] = pair(cells, 'sizing', LONGEST_NOTE);
  const [sizeGuideFr, sizeGuideEn] = pair(cells, 'size_guide', LONGEST_NOTE);
  const [furtherInformationFr, furtherInformationEn] = pair(cells, 'further_information', LONGEST_NOTE);
  const [shippingShortFr, shippingShortEn] = pair(cells, 'shipping_condition', LONGEST_LINE);
  const [shippingLongFr, shippingLongEn] = pair(cells, 'shipping_condition_long', LONGEST_NOTE);
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

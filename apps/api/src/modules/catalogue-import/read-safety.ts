import type { FibreShare, ProductSafety, SafetyParty } from '../../db/schema/catalogue.ts';
import { findMaterial } from '../catalogue/index.ts';
import type { Cells } from './cells.ts';

/** Reads a responsible party. Regulation (EU) 2023/988 requires name, postal address and contact. */
function readParty(cells: Cells, column: 'manufacturer' | 'responsible_person'): SafetyParty | null {
  const name = cells.read(column);
  if (name === '') return null;
  return {
    name,
    address: cells.readFilled(`${column}_address`),
    contact: cells.readFilled(`${column}_contact`),
  };
}

/** Reads who is responsible for an item's safety, and its warnings; null when all of them are empty. */
export function readSafety(cells: Cells): ProductSafety | null {
  const manufacturer = cells.part(() => readParty(cells, 'manufacturer'), null);
  const responsiblePerson = cells.part(() => readParty(cells, 'responsible_person'), null);
  const warningsFr = cells.read('safety_warnings') || null;
  const warningsEn = cells.read('safety_warnings_en') || warningsFr;
  return manufacturer || responsiblePerson || warningsFr
    ? { manufacturer, responsiblePerson, warningsFr, warningsEn }
    : null;
}

/** Reads the fibres under the shop's names, largest share first. */
export const readFibres = (cells: Cells): FibreShare[] =>
  cells
    .read('fibres')
    .map(({ name, percent }) => {
      const known = findMaterial(name);
      return { nameFr: known?.fr ?? name, nameEn: known?.en ?? name, percent };
    })
    .toSorted((a, b) => b.percent - a.percent);

import type { FibreShare, ProductSafety, SafetyParty } from '../../../db/schema/catalogue.ts';
import { findMaterial } from '../names/materials.ts';
import { CellError, type Cells } from './cells.ts';

const LONGEST_WARNINGS = 2_000;

/** A party by name, postal address and contact: Regulation (EU) 2023/988 asks for all three. */
function readParty(cells: Cells, column: string): SafetyParty | null {
  const name = cells.text(column);
  if (name === '') return null;
  return {
    name,
    address: cells.filled(`${column}_address`, 400),
    contact: cells.filled(`${column}_contact`),
  };
}

/** Who answers for the safety of a piece, and what to beware of; null where the feed says nothing. */
export function readSafety(cells: Cells): ProductSafety | null {
  const manufacturer = cells.optional(() => readParty(cells, 'manufacturer'), null);
  const responsiblePerson = cells.optional(() => readParty(cells, 'responsible_person'), null);
  const warningsFr = cells.text('safety_warnings', LONGEST_WARNINGS) || null;
  const warningsEn = cells.text('safety_warnings_en', LONGEST_WARNINGS) || warningsFr;
  return manufacturer || responsiblePerson || warningsFr
    ? { manufacturer, responsiblePerson, warningsFr, warningsEn }
    : null;
}

const MOST_FIBRES = 10;

/** `coton:95;élasthanne:5`: shares of the weight in whole percent, a hundred together. */
export function readFibres(cells: Cells): FibreShare[] {
  const parts = cells
    .text('fibres', 500)
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const fibres = parts.map((part) => {
    const [, word, percent] = /^([^:]{2,60}):\s*(\d{1,3})\s*%?$/.exec(part) ?? [];
    if (word === undefined) throw new CellError('fibres', 'UNREADABLE_FIBRES');
    const known = findMaterial(word);
    const name = word.trim();
    return { nameFr: known?.fr ?? name, nameEn: known?.en ?? name, percent: Number(percent) };
  });
  const sum = fibres.reduce((total, { percent }) => total + percent, 0);
  if (fibres.length > MOST_FIBRES || (fibres.length > 0 && sum !== 100))
    throw new CellError('fibres', 'UNREADABLE_FIBRES');
  return fibres.toSorted((a, b) => b.percent - a.percent);
}

import { seeded } from '../random.ts';
import type { Kind, Material, Plate } from './address.ts';
import { paperFor } from './colours.ts';
import { dress } from './garments/dress.ts';
import { PLATE, type Point } from './geometry.ts';
import { Sheet } from './sheet.ts';

export interface Draft {
  ink: string;
  light: string;
  paper: string;
  sheen: number;
  tooth: number;
  offset: number;
  shadow: boolean;
}

const GARMENTS: Readonly<Record<Kind, (sheet: Sheet) => void>> = {
  dress,
  jeans: dress,
  jacket: dress,
  coat: dress,
  jumper: dress,
  shirt: dress,
  skirt: dress,
  shorts: dress,
  tshirt: dress,
  bag: dress,
  shoes: dress,
  hat: dress,
  scarf: dress,
};

const SHEEN: Partial<Record<Material, number>> = {
  silk: 0.85,
  leather: 1,
  velvet: 0.55,
  viscose: 0.45,
  polyester: 0.5,
  nylon: 0.75,
  cotton: 0.3,
  linen: 0.2,
  denim: 0.25,
};
const TOOTH: Partial<Record<Material, number>> = {
  wool: 0.8,
  mohair: 1,
  tweed: 0.9,
  felt: 0.7,
  linen: 0.6,
  denim: 0.6,
  corduroy: 0.6,
  suede: 0.7,
  silk: 0.1,
  leather: 0.15,
  nylon: 0.1,
};

/** A close crop around a place, kept inside the plate. */
function cropAround([x, y]: Point, zoom: number): string {
  const width = PLATE.width / zoom;
  const height = PLATE.height / zoom;
  const left = Math.min(PLATE.width - width, Math.max(0, x - width / 2));
  const top = Math.min(PLATE.height - height, Math.max(0, y - height / 2));
  return `${left.toFixed(1)} ${top.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`;
}

export function draft(plate: Plate): Draft {
  const sheet = new Sheet(plate);
  const chance = seeded(`paper${plate.seed}`);
  const paper = paperFor(sheet.base, chance);
  const offset = chance.int(0, 511);
  GARMENTS[plate.kind](sheet);
  const box =
    plate.view === 'detail'
      ? cropAround(sheet.spots.get('flaw') ?? sheet.spots.get('collar') ?? [256, 200], 2.7)
      : `0 0 ${PLATE.width} ${PLATE.height}`;
  return {
    ink: sheet.inkSvg(box),
    light: sheet.lightSvg(box),
    paper,
    offset,
    shadow: plate.view !== 'label',
    sheen: SHEEN[plate.material] ?? 0.2,
    tooth: TOOTH[plate.material] ?? 0.3,
  };
}

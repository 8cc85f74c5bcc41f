import { seeded } from '../random.ts';
import type { Kind, Material, Plate } from './address.ts';
import { paperFor } from './colours.ts';
import { coat } from './garments/coat.ts';
import { jacket } from './garments/jacket.ts';
import { bag } from './garments/bag.ts';
import { hat } from './garments/hat.ts';
import { scarf } from './garments/scarf.ts';
import { shoes } from './garments/shoes.ts';
import { jeans } from './garments/jeans.ts';
import { shorts } from './garments/shorts.ts';
import { skirt } from './garments/skirt.ts';
import { jumper } from './garments/jumper.ts';
import { shirt } from './garments/shirt.ts';
import { tshirt } from './garments/tshirt.ts';
import { defect } from './defects.ts';
import { label } from './label.ts';
import { dress } from './garments/dress.ts';
import { PLATE, type Bounds, type Point } from './geometry.ts';
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
  jeans,
  jacket,
  coat,
  jumper,
  shirt,
  skirt,
  shorts,
  tshirt,
  bag,
  shoes,
  hat,
  scarf,
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
function cropAround([x, y]: Point, zoom: number): Bounds {
  const width = PLATE.width / zoom;
  const height = PLATE.height / zoom;
  const left = Math.min(PLATE.width - width, Math.max(0, x - width / 2));
  const top = Math.min(PLATE.height - height, Math.max(0, y - height / 2));
  return [left, top, left + width, top + height];
}

/** What a close view looks at: the flaw, or what the maker took care over. */
function closeUp(sheet: Sheet): Bounds {
  const flaw = sheet.spots.get('flaw');
  if (flaw) return cropAround(flaw, 2.9);
  const place = sheet.random.weighted([
    ['collar', 4],
    ['button', 3],
    ['hem', 2],
  ]);
  return cropAround(
    sheet.spots.get(place) ?? sheet.spots.get('collar') ?? [PLATE.middle, 260],
    sheet.random.between(2.2, 2.8),
  );
}

export function draft(plate: Plate): Draft {
  const sheet = new Sheet(plate);
  const chance = seeded(`paper${plate.seed}`);
  const paper = paperFor(sheet.base, chance);
  const offset = chance.int(0, 511);
  if (plate.view === 'label') label(sheet);
  else {
    GARMENTS[plate.kind](sheet);
    defect(sheet);
  }
  const box: Bounds = plate.view === 'detail' ? closeUp(sheet) : [0, 0, PLATE.width, PLATE.height];
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

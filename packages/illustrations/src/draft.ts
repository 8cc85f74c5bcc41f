import { CANVAS_SIZE } from './canvas-size.ts';
import { seeded } from './random.ts';
import type { Kind, Material, Illustration } from './illustration.ts';
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
import { type Bounds, type Point } from './geometry.ts';
import { Canvas } from './canvas.ts';

export interface Draft {
  ink: string;
  light: string;
  paper: string;
  sheen: number;
  tooth: number;
  offset: number;
  shadow: boolean;
}

const GARMENTS: Readonly<Record<Kind, (canvas: Canvas) => void>> = {
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

/** A close crop around a place, kept inside the illustration. */
function cropAround([x, y]: Point, zoom: number): Bounds {
  const width = CANVAS_SIZE.width / zoom;
  const height = CANVAS_SIZE.height / zoom;
  const left = Math.min(CANVAS_SIZE.width - width, Math.max(0, x - width / 2));
  const top = Math.min(CANVAS_SIZE.height - height, Math.max(0, y - height / 2));
  return [left, top, left + width, top + height];
}

/** What a close view looks at: the flaw, or what the maker took care over. */
function closeUp(canvas: Canvas): Bounds {
  const flaw = canvas.spots.get('flaw');
  if (flaw) return cropAround(flaw, 2.9);
  const place = canvas.random.weighted([
    ['collar', 4],
    ['button', 3],
    ['hem', 2],
  ]);
  return cropAround(
    canvas.spots.get(place) ?? canvas.spots.get('collar') ?? [CANVAS_SIZE.middle, 260],
    canvas.random.between(2.2, 2.8),
  );
}

export function draft(illustration: Illustration): Draft {
  const canvas = new Canvas(illustration);
  const chance = seeded(`paper${illustration.seed}`);
  const paper = paperFor(canvas.base, chance);
  const offset = chance.int(0, 511);
  if (illustration.view === 'label') label(canvas);
  else {
    GARMENTS[illustration.kind](canvas);
    defect(canvas);
  }
  const box: Bounds =
    illustration.view === 'detail' ? closeUp(canvas) : [0, 0, CANVAS_SIZE.width, CANVAS_SIZE.height];
  return {
    ink: canvas.inkSvg(box),
    light: canvas.lightSvg(box),
    paper,
    offset,
    shadow: illustration.view !== 'label',
    sheen: SHEEN[illustration.material] ?? 0.2,
    tooth: TOOTH[illustration.material] ?? 0.3,
  };
}

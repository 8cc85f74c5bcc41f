import type { Canvas } from './canvas.ts';
import type { Kind } from './illustration.ts';
import { bag } from './garments/bag.ts';
import { coat } from './garments/coat.ts';
import { dress } from './garments/dress.ts';
import { hat } from './garments/hat.ts';
import { jacket } from './garments/jacket.ts';
import { jeans } from './garments/jeans.ts';
import { jumper } from './garments/jumper.ts';
import { scarf } from './garments/scarf.ts';
import { shirt } from './garments/shirt.ts';
import { shoes } from './garments/shoes.ts';
import { shorts } from './garments/shorts.ts';
import { skirt } from './garments/skirt.ts';
import { tshirt } from './garments/tshirt.ts';

/** Draws each kind of garment from the middle of the canvas outwards. */
export const GARMENTS: Readonly<Record<Kind, (canvas: Canvas) => void>> = {
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

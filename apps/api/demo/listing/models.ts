import type { Kind } from '@patine/illustrations';
import type { Model } from './models/model.ts';
import { dresses } from './models/dress.ts';
import { fullDresses } from './models/full-dress.ts';
import { jumpers } from './models/jumper.ts';
import { shirts } from './models/shirt.ts';
import { tshirts } from './models/tshirt.ts';
import { trousers } from './models/jeans.ts';
import { skirts } from './models/skirt.ts';
import { shortTrousers } from './models/shorts.ts';
import { jackets } from './models/jacket.ts';
import { coats } from './models/coat.ts';
import { bags } from './models/bag.ts';
import { footwear } from './models/shoes.ts';
import { hats } from './models/hat.ts';
import { scarves } from './models/scarf.ts';

export const MODELS: readonly Model[] = [
  ...dresses,
  ...fullDresses,
  ...jumpers,
  ...shirts,
  ...tshirts,
  ...trousers,
  ...skirts,
  ...shortTrousers,
  ...jackets,
  ...coats,
  ...bags,
  ...footwear,
  ...hats,
  ...scarves,
];

/** Number of listings of each kind; 2,400 in all. */
export const STOCK: Readonly<Record<Kind, number>> = {
  dress: 400,
  jeans: 270,
  jacket: 300,
  coat: 160,
  jumper: 280,
  shirt: 240,
  skirt: 170,
  shorts: 90,
  tshirt: 150,
  bag: 100,
  shoes: 120,
  hat: 50,
  scarf: 70,
};

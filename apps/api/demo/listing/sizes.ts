import type { Random } from '@patine/illustrations';
import type { Model, Target } from './models/model.ts';

/** Body measurements in centimetres of each label size. */
interface Body {
  bust: number;
  waist: number;
  hips: number;
  tall: number;
}

const WOMEN: Readonly<Record<string, number>> = {
  XS: 0,
  S: 1,
  M: 2,
  L: 3,
  XL: 4,
  34: 0,
  36: 1,
  38: 2,
  40: 3,
  42: 4,
  44: 5,
  46: 6,
};
const MEN: Readonly<Record<string, number>> = {
  S: 0,
  M: 1,
  L: 2,
  XL: 3,
  XXL: 4,
  44: 0,
  46: 0.5,
  48: 1,
  50: 2,
  52: 3,
  54: 4,
};
const KIDS = ['3 ans', '4 ans', '6 ans', '8 ans', '10 ans', '12 ans'] as const;

export interface Sized {
  size: string;
  body: Body;
}

function bodyOf(size: string, target: Target): Body {
  if (target === 'k') {
    const age = Number.parseInt(size, 10);
    return { bust: 50 + age * 2.1, waist: 48 + age * 1.2, hips: 53 + age * 2.2, tall: 78 + age * 6 };
  }
  if (target === 'm') {
    const step = MEN[size] ?? 1;
    return { bust: 90 + step * 5, waist: 76 + step * 5, hips: 92 + step * 4.5, tall: 176 + step * 2 };
  }
  const step = WOMEN[size] ?? 2;
  return { bust: 80 + step * 4, waist: 62 + step * 4, hips: 88 + step * 4, tall: 166 };
}

export function sizeFor(model: Model, target: Target, random: Random): Sized {
  if (model.size === 'one') return { size: 'Taille unique', body: bodyOf('38', 'w') };
  if (model.size === 'hat')
    return {
      size: random.chance(0.7) ? 'Taille unique' : String(random.int(55, 60)),
      body: bodyOf('38', 'w'),
    };
  if (model.size === 'shoe') {
    const low = target === 'k' ? 27 : target === 'm' ? 40 : 36;
    return { size: String(random.int(low, low + (target === 'k' ? 7 : 5))), body: bodyOf('38', 'w') };
  }
  if (target === 'k') {
    const size = random.pick(KIDS);
    return { size, body: bodyOf(size, 'k') };
  }
  if (model.size === 'waist') {
    const inches =
      target === 'm'
        ? random.weighted([
            [28, 1],
            [29, 1],
            [30, 3],
            [31, 3],
            [32, 4],
            [33, 2],
            [34, 3],
            [36, 2],
            [38, 1],
          ])
        : random.weighted([
            [24, 1],
            [25, 2],
            [26, 3],
            [27, 3],
            [28, 4],
            [29, 3],
            [30, 3],
            [31, 1],
            [32, 1],
          ]);
    const leg = target === 'm' ? random.pick([30, 32, 32, 34]) : random.pick([28, 30, 30, 32]);
    const waist = Math.round(inches * 2.54);
    return {
      size: `W${inches} L${leg}`,
      body: { bust: waist + 16, waist, hips: waist + (target === 'm' ? 20 : 25), tall: leg * 2.54 },
    };
  }
  const numbers =
    target === 'm'
      ? ['46', '48', '48', '50', '50', '52', '54']
      : ['34', '36', '36', '38', '38', '40', '40', '42', '44', '46'];
  const letters =
    target === 'm' ? ['S', 'M', 'M', 'L', 'L', 'XL', 'XXL'] : ['XS', 'S', 'S', 'M', 'M', 'L', 'XL'];
  const size = random.pick(model.size === 'number' ? numbers : letters);
  return { size, body: bodyOf(size, target) };
}

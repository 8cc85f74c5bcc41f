import type { Random } from '@patine/illustrations';
import type { Model, Target } from './models/model.ts';
import type { Sized } from './sizes.ts';

const DRESS: Readonly<Record<string, number>> = { mini: 86, knee: 99, midi: 114, maxi: 137 };
const SKIRT: Readonly<Record<string, number>> = { mini: 42, knee: 60, midi: 76, maxi: 96 };
const COAT: Readonly<Record<string, number>> = { pea: 76, duffle: 92, trench: 108, straight: 102, wrap: 112 };

/**
 * Returns the measurements that a seller would take of this item in centimetres, flat or all round as is usual for its
 * kind.
 */
export function measuresFor(
  model: Model,
  target: Target,
  { size, body }: Sized,
  traits: Readonly<Record<string, string>>,
  random: Random,
): string {
  const scale = target === 'k' ? body.tall / 168 : 1;
  const about = (value: number, spread = 2) => Math.round(value + random.between(-spread, spread));
  const loose = traits.fit === 'loose' ? 12 : traits.fit === 'close' ? -4 : 0;
  const long = target === 'm' ? 6 : 0;
  const rows: [string, number][] = [];
  const upper = (length: number, ease: number, sleeve: number) =>
    rows.push(
      ['length', about(length * scale)],
      ['bust', about(body.bust + ease + loose)],
      [
        'shoulder',
        about(
          target === 'k'
            ? 17 + body.bust * 0.14
            : (target === 'm' ? 45 : 39) + (body.bust - 90) * 0.12 + loose * 0.3,
          1,
        ),
      ],
      ['sleeve', about(sleeve * scale, 1.5)],
    );

  switch (model.kind) {
    case 'dress':
      rows.push(
        ['length', about((DRESS[traits.length ?? 'knee'] ?? 100) * scale)],
        ['bust', about(body.bust + 6)],
        ['waist', about(body.waist + (traits.waist === 'empire' ? 22 : 5))],
        ['hips', about(body.hips + 14, 5)],
      );
      if (traits.sleeve !== 'none')
        rows.push([
          'sleeve',
          about(
            (traits.sleeve === 'long' || traits.sleeve === 'bishop'
              ? 59
              : traits.sleeve === 'threequarter'
                ? 43
                : 21) * scale,
          ),
        ]);
      break;
    case 'jeans':
      rows.push(
        ['waist', about(body.waist, 1)],
        ['hips', about(body.hips + 4)],
        ['rise', about(traits.rise === 'high' ? 30 : 26, 1)],
        ['inseam', about(target === 'k' ? body.tall * 0.42 : body.tall, 1)],
      );
      break;
    case 'skirt':
      rows.push(
        ['waist', about(body.waist + 2, 1)],
        ['length', about(SKIRT[traits.length ?? 'knee'] ?? 60)],
        ['hips', about(body.hips + (traits.style === 'straight' ? 4 : 18), 3)],
      );
      break;
    case 'shorts':
      rows.push(
        ['waist', about(body.waist + 3, 1)],
        ['hips', about(body.hips + 8)],
        ['rise', about(14 + 15 * scale, 1)],
        ['inseam', about((traits.length === 'bermuda' ? 24 : 10) * scale, 1)],
      );
      break;
    case 'coat':
      upper(
        (COAT[traits.style ?? 'straight'] ?? 100) + long + (traits.length === 'long' ? 10 : 0),
        20,
        target === 'm' ? 65 : 61,
      );
      break;
    case 'jacket':
      upper(
        (traits.style === 'blazer' || traits.style === 'chore' ? 72 : 60) + long,
        15,
        target === 'm' ? 64 : 60,
      );
      break;
    case 'jumper':
      upper((traits.fit === 'cropped' ? 50 : 61) + long, 10, target === 'm' ? 63 : 58);
      break;
    case 'shirt':
      upper(69 + long, 14, traits.sleeve === 'short' ? 25 : target === 'm' ? 64 : 59);
      break;
    case 'tshirt':
      upper(64 + long, 8, traits.sleeve === 'long' ? 46 : 20);
      break;
    case 'shoes': {
      rows.push([
        'sole',
        Math.round((Number(size) * 2) / 3 + random.between(-0.4, 0.6)) + (traits.style === 'pump' ? -1 : 1),
      ]);
      if (traits.style === 'pump' || traits.style === 'tall') rows.push(['heel', random.int(5, 8)]);
      if (traits.style === 'tall') rows.push(['shaft', random.int(34, 40)]);
      break;
    }
    case 'bag': {
      const large = traits.size === 'large' || traits.style === 'tote';
      const width = large ? random.int(36, 44) : random.int(20, 28);
      rows.push(
        ['width', width],
        ['height', Math.round(width * random.between(0.66, 0.85))],
        ['depth', random.int(7, large ? 16 : 10)],
      );
      break;
    }
    case 'hat':
      rows.push(
        ['head', size === 'Taille unique' ? random.int(56, 58) : Number(size)],
        ['height', random.int(10, 14)],
      );
      break;
    case 'scarf':
      if (traits.style === 'square') rows.push(['length', random.pick([70, 78, 88, 90])], ['width', 0]);
      else rows.push(['length', random.int(150, 195)], ['width', random.int(24, 38)]);
      if (traits.style === 'square') rows[1]![1] = rows[0]![1];
  }
  return rows.map(([name, value]) => `${name}:${value}cm`).join(';');
}

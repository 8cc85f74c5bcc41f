import { shade, tint } from '../colors.ts';
import { dip, fold, glow } from '../folds.ts';
import { trace } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';
import { Last } from './last.ts';
import type { Placement } from '../placement.ts';
import type { Random } from '../random.ts';
import { ankleShaft, laces, tallShaft } from './shoe-parts.ts';
import { loaferAbove, pumpAbove, trainerAbove } from './shoes-above.ts';

export type ShoeStyle = 'pump' | 'loafer' | 'ankle' | 'tall' | 'trainer';

const SOLE = '#5A3B26';

function pump(last: Last, square: boolean): void {
  const toe = square ? 'L84 488' : 'C70 510 68 496 84 486';
  last.panel('M372 430C384 452 386 490 380 524L362 524C358 494 346 470 330 458Z', {
    fill: shade(last.canvas.base, 0.25),
    cast: 0.5,
  });
  last.panel(
    `M84 511C150 520 206 512 246 486C280 464 320 452 372 452L366 464C322 468 288 480 256 500C214 524 150 530 86 520Z`,
    { fill: SOLE, cast: 0.3 },
  );
  last.panel(
    'M378 384C340 380 268 404 224 442C206 456 188 460 184 476C226 468 262 452 296 428C328 406 356 394 378 384Z',
    {
      fill: '#D9B98E',
      light: 'inside',
      cast: 0,
    },
  );
  last.panel(
    `M378 384C388 404 388 430 376 452C320 450 280 462 244 486C204 510 140 518 88 513${toe}C120 466 160 458 186 452C196 462 196 470 186 474C226 466 262 452 296 428C328 406 356 394 378 384Z`,
    {
      folds: [
        glow(trace('M110 492Q170 476 214 470'), 16, 1),
        glow(trace('M330 420Q360 406 372 398'), 14, 0.8),
        dip(trace('M100 508Q200 512 250 480'), 12, 0.8),
        dip(trace('M376 400Q384 426 372 450'), 14, 0.7),
      ],
    },
  );
  last.ink('M378 384C356 394 328 406 296 428C262 452 226 466 186 474', undefined, 2, 0.8);
}

function loafer(last: Last, square: boolean): void {
  const toe = square ? 'L62 474' : 'C48 500 50 478 68 468';
  last.panel('M300 512L392 512L392 536L304 536Z', { fill: shade(SOLE, 0.3), cast: 0.4 });
  last.panel('M62 506C130 514 220 512 300 508L394 504L394 518L300 520C220 524 130 526 66 518Z', {
    fill: SOLE,
    cast: 0.4,
  });
  last.panel('M388 400C350 410 290 414 244 424L216 438C280 452 350 440 390 420Z', {
    fill: '#C9A77C',
    light: 'inside',
    cast: 0,
  });
  last.panel(
    `M394 400C400 430 398 470 394 506C300 512 160 516 64 508${toe}C84 456 96 454 116 448C160 438 200 434 226 408C234 400 246 402 254 410C290 436 346 428 394 400Z`,
    {
      folds: [
        glow(trace('M90 474Q140 456 190 452'), 20, 0.9),
        dip(trace('M70 504Q220 512 392 500'), 16, 0.8),
        fold(trace('M214 452Q224 480 216 500'), 10, 0.5),
        glow(trace('M330 450Q366 446 384 436'), 26, 0.6),
      ],
    },
  );
  last.stitch('M84 478C120 462 170 456 206 462C220 464 228 456 232 444', shade(last.canvas.base, 0.6));
  last.seam('M84 473C120 457 170 451 204 456C216 458 224 450 228 440');
  last.panel('M196 430C216 436 236 446 250 462L232 484C214 470 196 462 176 460Z', { cast: 0.6 });
  last.raw(
    '<path d="M206 450L228 464" stroke="#1d1512" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>',
  );
  last.seam('M322 428C318 456 322 484 326 508');
}

function trainer(last: Last): void {
  const { canvas } = last;
  const rubber = tint('#E9E1D0', 0.2);
  last.panel('M64 488C110 496 200 494 300 490L402 486C408 500 406 514 400 524L70 526C58 520 56 500 64 488Z', {
    fill: rubber,
    cast: 0.5,
  });
  last.ink('M66 510L402 508', canvas.inks[1], 3.2, 0.9);
  last.ink('M64 500L404 497', canvas.dark, 0.9, 0.4);
  last.panel('M388 372C350 384 320 384 292 380L268 396C310 410 360 404 392 392Z', {
    fill: tint(canvas.base, 0.5),
    light: 'inside',
    cast: 0,
  });
  last.panel('M248 352C262 340 284 342 296 356L300 388L262 400Z', {
    fill: tint(canvas.base, 0.3),
    light: 'left',
    cast: 0.4,
  });
  last.panel(
    'M396 372C402 410 404 450 402 488C300 494 160 496 66 490C62 470 84 452 120 444C168 432 214 410 252 364C262 382 286 390 312 390C346 390 372 384 396 372Z',
    {
      folds: [
        glow(trace('M150 450Q210 426 246 392'), 22, 0.7),
        fold(trace('M176 446Q186 466 180 488'), 9, 0.6),
        fold(trace('M204 440Q214 462 206 486'), 9, 0.5),
        dip(trace('M68 488Q230 494 400 484'), 12, 0.8),
        glow(trace('M330 430Q370 424 386 410'), 30, 0.5),
      ],
    },
  );
  last.panel('M66 490C60 466 84 450 122 444C140 454 146 474 142 492Z', {
    fill: canvas.illustration.material === 'canvas' ? rubber : shade(canvas.base, 0.15),
    cast: 0.4,
  });
  last.panel('M392 374C400 410 402 450 402 488L372 489C366 450 364 412 364 384Z', {
    fill: canvas.inks[1],
    cast: 0.3,
  });
  if (canvas.random.chance(0.6))
    for (const x of [0, 22])
      last.ink(`M${300 + x} 392C${306 + x} 420 ${290 + x} 456 ${268 + x} 488`, canvas.inks[0], 9, 0.95);
  last.stitch('M150 446C200 430 240 404 262 384L276 486', shade(canvas.base, 0.5));
  laces(last);
}

type Pose = 'row' | 'facing' | 'turned' | 'above' | 'mixed' | 'stacked' | 'apart';

const above = (degrees: number, x: number, y: number, side: 1 | -1): Placement => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [side * cos, side * sin, -sin, cos, x, y];
};

/** Where the far and the near shoe of a pair are put. */
function posed(pose: Pose, style: ShoeStyle, random: Random): readonly [far: Placement, near: Placement] {
  const tall = style === 'tall';
  switch (pose) {
    case 'above': {
      const turn = random.between(2, 7);
      const slip = random.between(-26, 26);
      return [above(turn, 336, 382 - slip, -1), above(-turn, 176, 382 + slip, 1)];
    }
    case 'mixed': {
      const turn = (random.between(-9, 3) * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      return [
        [1.1 * cos, 1.1 * sin, -1.1 * sin, 1.1 * cos, -6, -210],
        [sin, -cos, cos, sin, 262, 470],
      ];
    }
    case 'stacked': {
      const slip = random.between(-30, 30);
      const [upper, lower] = style === 'ankle' ? [-130, 150] : [-170, 30];
      return [
        [-1, 0, 0, 1, 488 + slip, upper],
        [1, 0, 0, 1, 24 - slip, lower],
      ];
    }
    // Heels together, toes to the left and to the right.
    case 'apart':
      return [
        [-0.82, 0.03, 0.03, 0.86, 590, 90],
        [0.84, 0.03, -0.03, 0.88, -70, 78],
      ];
    case 'facing':
      return [
        [-0.94, 0, 0, 0.94, 560, tall ? 22 : -22],
        [1, 0, 0, 1, -10, tall ? 60 : 44],
      ];
    case 'turned':
      return [
        [0.84, -0.11, 0.05, 0.97, tall ? 170 : 158, tall ? 64 : 26],
        [0.88, -0.12, 0.05, 1, 20, tall ? 112 : 82],
      ];
    default:
      return [
        [0.95, 0, 0, 0.95, tall ? 118 : 122, tall ? 40 : 2],
        [1, 0, 0, 1, -36, tall ? 66 : 36],
      ];
  }
}

export function shoes(canvas: Canvas): void {
  const { illustration, random } = canvas;
  const isCanvas = illustration.material === 'canvas';
  const style = canvas.trait<ShoeStyle>('style', [
    ['pump', 2],
    ['loafer', 2],
    ['ankle', 2],
    ['tall', 2],
    ['trainer', isCanvas ? 20 : 1],
  ]);
  const square =
    canvas.trait('toe', [
      ['round', 3],
      ['square', 1],
    ]) === 'square';
  // One behind the other they would look like one long shoe.
  const flat = style === 'pump' || style === 'loafer';
  const low = flat || style === 'trainer';
  const chosen = random.weighted<Pose>([
    ['row', flat ? 0 : 2],
    ['facing', flat ? 0 : 2],
    ['turned', flat ? 0 : 3],
    ['above', low ? 3 : 0],
    ['mixed', low ? 3 : 0],
    ['stacked', flat ? 4 : style === 'ankle' ? 3 : 0],
    ['apart', style === 'tall' ? 2 : 0],
  ]);
  // From above both pictures would be the same; the second shows the pair from its other side.
  const fromAbove = chosen === 'above' || chosen === 'mixed';
  const pose = canvas.back && fromAbove ? (flat ? 'stacked' : 'row') : chosen;
  canvas.lies = pose === 'above' || pose === 'mixed' || pose === 'stacked';
  const side = { pump, loafer, ankle: ankleShaft, tall: tallShaft, trainer }[style];
  const top = { pump: pumpAbove, loafer: loaferAbove, trainer: trainerAbove };
  const seenFromAbove = style in top ? top[style as keyof typeof top] : side;
  const [far, near] = posed(pose, style, random).map((placement) => new Last(canvas, placement)) as [
    Last,
    Last,
  ];
  (pose === 'above' ? seenFromAbove : side)(far, square);
  (pose === 'above' || pose === 'mixed' ? seenFromAbove : side)(near, square);
  if (pose === 'above' || pose === 'mixed') {
    canvas.spot('button', near.at([2, -60]));
    canvas.spot('collar', near.at([2, -90]));
    canvas.spot('hem', near.at([0, -150]));
    canvas.spot('cloth', near.at([-20, -140]));
    canvas.measure('sole', near.at([-72, -198]), near.at([-72, 190]));
    return;
  }
  canvas.spot('button', near.at([230, 430]));
  canvas.spot('collar', near.at([200, 446]));
  canvas.spot('hem', near.at([110, 496]));
  canvas.spot('cloth', near.at([170, 474]));
  canvas.measure('sole', near.at([64, 538]), near.at([400, 538]));
  if (style === 'pump') canvas.measure('heel', near.at([396, 456]), near.at([396, 524]));
  if (style !== 'tall') return;
  canvas.measure('heel', near.at([410, 484]), near.at([410, 526]));
  canvas.measure('shaft', near.at([218, 96]), near.at([218, 470]));
}

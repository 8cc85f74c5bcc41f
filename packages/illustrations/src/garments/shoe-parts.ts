import { shade } from '../colors.ts';
import { dip, fold, glow } from '../folds.ts';
import { trace } from '../geometry.ts';
import type { Last } from './last.ts';

const SOLE = '#4A3122';

function sole(last: Last, heel: number): void {
  last.panel(
    `M312 ${524 - heel}L398 ${520 - heel}C394 ${540 - heel} 392 510 394 526L326 526C326 512 322 ${536 - heel} 312 ${530 - heel}Z`,
    { fill: shade(SOLE, 0.25), cast: 0.4 },
  );
  last.panel(
    `M66 508C130 518 210 518 262 ${516 - heel * 0.4}C300 ${508 - heel * 0.8} 340 ${512 - heel} 398 ${510 - heel}L398 ${522 - heel}C340 ${524 - heel} 306 ${522 - heel * 0.7} 268 ${530 - heel * 0.35}C210 530 130 530 70 520Z`,
    { fill: SOLE, cast: 0.4 },
  );
}

const FOOT = (square: boolean) => (square ? 'L60 476' : 'C46 500 48 478 70 472');

/** A Chelsea boot: elastic at the side, a tab at the back. */
export function ankleShaft(last: Last, square: boolean): void {
  const heel = 20;
  sole(last, heel);
  last.panel('M258 292Q324 282 392 292Q324 312 258 292Z', {
    fill: shade(last.canvas.base, 0.45),
    light: 'inside',
    cast: 0,
  });
  last.panel(
    `M254 290Q324 306 396 290C392 340 396 400 402 440C404 470 402 488 400 ${510 - heel}C340 ${512 - heel} 300 ${510 - heel * 0.8} 262 ${516 - heel * 0.4}C210 516 130 516 66 509${FOOT(square)}C88 462 100 460 120 454C170 440 222 428 240 390C250 366 254 330 254 290Z`,
    {
      folds: [
        glow(trace('M94 480Q150 456 214 444'), 22, 0.8),
        glow(trace('M286 310Q282 380 262 430'), 24, 0.6),
        fold(trace('M238 400Q274 420 300 412'), 12, 0.7, 'end'),
        fold(trace('M226 426Q262 446 290 440'), 10, 0.6, 'end'),
        dip(trace('M70 504Q230 514 400 486'), 16, 0.8),
        dip(trace('M392 300Q390 400 400 470'), 24, 0.6),
      ],
    },
  );
  last.panel('M304 299Q328 300 350 297C348 350 344 400 326 436C312 400 306 350 304 299Z', {
    fill: shade(last.canvas.base, 0.55),
    cast: 0.3,
  });
  last.raw(
    `<path d="${Array.from({ length: 9 }, (_, i) => `M${307 + i * 5} 300Q${310 + i * 4} 370 326 430`).join('')}" fill="none" stroke="#0d0a0a" stroke-opacity=".4" stroke-width="1.300"/>`,
  );
  last.panel('M380 268C394 264 402 270 400 284L398 322L384 322L384 286Z', { cast: 0.6 });
  last.stitch('M256 300Q324 316 394 300', shade(last.canvas.base, 0.55));
}

/** A boot to the knee with a stacked heel and a soft ankle. */
export function tallShaft(last: Last, square: boolean): void {
  const heel = 38;
  sole(last, heel);
  last.panel('M232 96Q312 80 396 96Q312 118 232 96Z', {
    fill: shade(last.canvas.base, 0.45),
    light: 'inside',
    cast: 0,
  });
  last.panel(
    `M228 94Q312 118 400 94C402 200 388 300 392 380C398 420 406 450 402 ${510 - heel}C340 ${512 - heel} 300 ${510 - heel * 0.8} 262 ${516 - heel * 0.4}C210 516 130 516 66 509${FOOT(square)}C88 464 100 462 120 456C170 442 226 428 244 384C254 350 226 200 228 94Z`,
    {
      folds: [
        glow(trace('M276 120Q262 240 280 370'), 34, 0.8),
        dip(trace('M392 110Q384 260 390 400'), 34, 0.7),
        fold(trace('M244 372Q290 396 340 378'), 14, 0.9, 'end'),
        fold(trace('M240 398Q290 424 350 404'), 14, 0.8, 'end'),
        fold(trace('M390 372Q340 402 300 396'), 12, 0.8, 'end'),
        glow(trace('M94 482Q150 458 214 446'), 20, 0.8),
        dip(trace('M70 504Q220 514 300 490'), 14, 0.8),
      ],
    },
  );
  last.stitch('M230 106Q312 130 399 106', shade(last.canvas.base, 0.55));
  last.seam('M330 110C326 220 330 320 334 470');
  last.raw('<path d="M330 116v60" stroke="#B9A06A" stroke-width="3.500" stroke-dasharray="1.500 1.500"/>');
}

export function laces(last: Last): void {
  const eyelets = [
    [236, 396, 262, 404],
    [220, 410, 248, 420],
    [203, 422, 232, 434],
    [186, 432, 214, 445],
  ] as const;
  const rows = eyelets.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('');
  const crossed = eyelets
    .slice(1)
    .map(([x1, y1], i) => `M${x1} ${y1}L${eyelets[i]![2]} ${eyelets[i]![3]}`)
    .join('');
  last.raw(
    `<path d="${rows}${crossed}" stroke="#2a1c16" stroke-opacity=".35" stroke-width="8" stroke-linecap="round" transform="translate(1 3)"/><path d="${rows}${crossed}" stroke="#F4ECDC" stroke-width="6" stroke-linecap="round"/>` +
      eyelets.map(([, , x, y]) => `<circle cx="${x}" cy="${y}" r="3.600" fill="#8d8576"/>`).join('') +
      '<path d="M240 392C216 372 204 384 214 396M242 390C262 366 282 372 270 388M240 392C226 400 214 414 206 432M244 392C262 400 276 412 286 426" fill="none" stroke="#F4ECDC" stroke-width="5" stroke-linecap="round"/>',
  );
}

import { shade } from '../colours.ts';
import { dip, fold, glow } from '../folds.ts';
import { PLATE, trace, whole } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { bothSides } from '../blocks/torso.ts';

const M = PLATE.middle;
const BRASS = '#C29A4B';

function strap(sheet: Sheet, path: string, width: number): void {
  const line = sheet.tremble(trace(path));
  const d = `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const layer = (colour: string, size: number, opacity: number, extra = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-opacity="${opacity}" stroke-linejoin="round"${extra}/>`;
  sheet.raw(
    layer(shade(sheet.base, 0.6), width + 2, 1) +
      layer(shade(sheet.base, 0.12), width, 1) +
      layer(sheet.thread, 1.2, 0.9, ` stroke-dasharray="4 3" transform="translate(${-width * 0.3} 0)"`) +
      layer(sheet.thread, 1.2, 0.9, ` stroke-dasharray="4 3" transform="translate(${width * 0.3} 0)"`),
    layer('#000', width + 8, 0.12) + layer('#8a8a8a', width, 1) + layer('#c4c4c4', width * 0.34, 1),
  );
}

const ring = (x: number, y: number, size: number): string =>
  `<rect x="${x - size}" y="${y - size}" width="${2 * size}" height="${2 * size}" rx="${size * 0.5}" fill="none" stroke="${shade(BRASS)}" stroke-width="6"/><rect x="${x - size}" y="${y - size}" width="${2 * size}" height="${2 * size}" rx="${size * 0.5}" fill="none" stroke="${BRASS}" stroke-width="4"/>`;

function flap(sheet: Sheet, w: number): void {
  const [top, foot] = [356, 590];
  strap(
    sheet,
    `M${M - w + 10} ${top + 20}C${M - w - 4} 210 ${M - w * 0.6} 84 ${M} 84C${M + w * 0.6} 84 ${M + w + 4} 210 ${M + w - 10} ${top + 20}`,
    13,
  );
  sheet.piece(
    whole(
      trace(
        `M${M} ${top - 8}C${M - w * 0.6} ${top - 8} ${M - w + 14} ${top - 6} ${M - w + 4} ${top + 10}C${M - w - 6} ${top + 90} ${M - w - 8} ${foot - 60} ${M - w - 2} ${foot - 20}Q${M - w + 2} ${foot + 4} ${M - w + 34} ${foot + 6}L${M} ${foot + 8}`,
      ),
    ),
    {
      folds: [
        dip(trace(`M${M + w - 8} ${foot - 8}L${M - w + 10} ${foot - 8}`), 34, 0.7),
        fold(
          trace(`M${M - w + 8} ${top + 120}Q${M - w + 24} ${top + 170} ${M - w + 14} ${foot - 20}`),
          12,
          0.5,
        ),
      ],
    },
  );
  sheet.raw(ring(M - w + 10, top + 18, 9) + ring(M + w - 10, top + 18, 9));
  if (sheet.back) {
    sheet.stitch(`M${M - w * 0.7} ${top + 60}L${M + w * 0.7} ${top + 60}`);
    sheet.seam(`M${M - w * 0.7} ${top + 56}L${M + w * 0.7} ${top + 56}`, 1.4);
    return;
  }
  const round = sheet.random.between(40, 90);
  const edge = (inset: number) =>
    whole(
      trace(
        `M${M} ${top - 10 + inset}C${M - w * 0.6} ${top - 10 + inset} ${M - w + 16 + inset} ${top - 8 + inset} ${M - w + 4 + inset} ${top + 12}L${M - w + 2 + inset} ${top + 90}Q${M - w + 4 + inset} ${top + 150 - inset} ${M - w + round} ${top + 158 - inset}L${M} ${top + 168 - inset}`,
      ),
    );
  sheet.piece(edge(0), {
    cast: 0.9,
    folds: [glow(trace(`M${M - w * 0.8} ${top + 20}Q${M} ${top + 6} ${M + w * 0.7} ${top + 24}`), 26, 0.9)],
  });
  sheet.stitch(edge(8).slice(20, -20));
  const y = top + 150;
  sheet.raw(
    `<rect x="${M - 22}" y="${y - 18}" width="44" height="38" rx="${sheet.random.chance(0.5) ? 19 : 5}" fill="${BRASS}" stroke="${shade(BRASS, 0.6)}" stroke-width="1.6"/><rect x="${M - 5}" y="${y - 10}" width="10" height="22" rx="5" fill="${shade(BRASS, 0.35)}"/><path d="M${M - 15} ${y - 9}q6 -7 16 -6" stroke="#FFF4D6" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  );
  sheet.spot('button', [M, y]);
}

function tote(sheet: Sheet, w: number): void {
  const [top, foot] = [296, 640];
  const handle = (x: number, rise: number) =>
    `M${M - x} ${top + 60}L${M - x} ${top - 20}C${M - x} ${rise} ${M + x} ${rise} ${M + x} ${top - 20}L${M + x} ${top + 60}`;
  strap(sheet, handle(66, 70), 15);
  sheet.piece(
    `M${M - w + 8} ${top + 4}Q${M} ${top - 22} ${M + w - 8} ${top + 4}Q${M} ${top + 26} ${M - w + 8} ${top + 4}Z`,
    { fill: shade(sheet.base, 0.3), light: 'inside', cast: 0 },
  );
  sheet.piece(
    whole(
      trace(
        `M${M} ${top + 14}Q${M - w * 0.5} ${top + 13} ${M - w} ${top}C${M - w + 8} ${top + 120} ${M - w + 12} ${foot - 100} ${M - w + 16} ${foot - 16}Q${M - w + 18} ${foot + 2} ${M - w + 40} ${foot + 4}L${M} ${foot + 8}`,
      ),
    ),
    {
      folds: [
        fold(
          trace(`M${M - w * 0.5} ${top + 20}Q${M - w * 0.62} ${top + 160} ${M - w * 0.5} ${foot - 50}`),
          18,
          0.6,
        ),
        fold(
          trace(`M${M + w * 0.45} ${top + 50}Q${M + w * 0.3} ${top + 180} ${M + w * 0.6} ${foot - 20}`),
          20,
          0.6,
        ),
        fold(
          trace(`M${M - w + 20} ${foot - 80}Q${M - w * 0.4} ${foot - 60} ${M - w * 0.2} ${foot - 10}`),
          14,
          0.5,
        ),
        glow(trace(`M${M - w * 0.2} ${top + 40}L${M - w * 0.24} ${foot - 60}`), 50, 0.4),
      ],
    },
  );
  sheet.stitch(`M${M - w + 4} ${top + 20}Q${M} ${top + 34} ${M + w - 4} ${top + 20}`);
  strap(sheet, handle(66, 108), 15);
  for (const line of bothSides(
    `M${M - 78} ${top + 44}L${M - 54} ${top + 44}L${M - 54} ${top + 72}L${M - 78} ${top + 72}Z`,
  ))
    sheet.stitch(line);
  if (!sheet.back && sheet.plate.material !== 'straw')
    sheet.raw(
      `<path d="M${M - 40} ${top + 150}h80v40h-80z" fill="${shade(sheet.inks[1], 0.1)}" stroke="${sheet.dark}" stroke-width="1"/><path d="M${M - 26} ${top + 164}h52M${M - 18} ${top + 176}h36" stroke="#F3E6CF" stroke-width="3"/>`,
    );
  sheet.spot('button', [M - 66, top + 58]);
}

function bucket(sheet: Sheet, w: number): void {
  const [top, foot] = [318, 606];
  strap(
    sheet,
    `M${M - w * 0.82} ${top + 30}C${M - w} 180 ${M - 70} 76 ${M + 4} 76C${M + 74} 76 ${M + w} 180 ${M + w * 0.82} ${top + 30}`,
    12,
  );
  const gather = Array.from({ length: 13 }, (_, i) => {
    const x = M - w * 0.8 + ((i + 0.5) * w * 1.6) / 13;
    return fold(
      trace(
        `M${x} ${top - 6}Q${x + (x - M) * 0.05} ${top + 50} ${M + (x - M) * 1.15} ${top + sheet.random.between(90, 170)}`,
      ),
      11,
      0.9,
      'end',
    );
  });
  const wavy = Array.from(
    { length: 9 },
    (_, i) =>
      `Q${M - w * 0.86 + ((i + 0.5) * w * 1.72) / 9} ${top - 22 - (i % 2) * 6} ${M - w * 0.86 + ((i + 1) * w * 1.72) / 9} ${top - 8}`,
  ).join('');
  sheet.piece(
    `M${M - w * 0.86} ${top - 8}${wavy}C${M + w * 0.78} ${top + 20} ${M + w * 0.8} ${top + 40} ${M + w} ${top + 120}C${M + w + 10} ${foot - 90} ${M + w} ${foot - 40} ${M + w * 0.9} ${foot - 12}Q${M} ${foot + 26} ${M - w * 0.9} ${foot - 12}C${M - w} ${foot - 40} ${M - w - 10} ${foot - 90} ${M - w} ${top + 120}C${M - w * 0.8} ${top + 40} ${M - w * 0.78} ${top + 20} ${M - w * 0.86} ${top - 8}Z`,
    { folds: gather },
  );
  sheet.stitch(`M${M - w * 0.97} ${foot - 46}Q${M} ${foot - 16} ${M + w * 0.97} ${foot - 46}`);
  sheet.seam(`M${M - w * 0.97} ${foot - 51}Q${M} ${foot - 21} ${M + w * 0.97} ${foot - 51}`, 1);
  sheet.ink(
    `M${M - w * 0.8} ${top + 34}Q${M} ${top + 50} ${M + w * 0.8} ${top + 34}`,
    shade(sheet.base, 0.55),
    6,
    1,
  );
  for (let i = 0; i < 6; i++)
    sheet.raw(
      `<circle cx="${M - w * 0.66 + (i * w * 1.32) / 5}" cy="${top + 40}" r="6" fill="none" stroke="${BRASS}" stroke-width="3.500"/>`,
    );
  if (!sheet.back)
    sheet.raw(
      `<path d="M${M - 6} ${top + 46}C${M - 22} ${top + 90} ${M - 14} ${top + 110} ${M - 24} ${top + 140}M${M + 6} ${top + 46}C${M + 14} ${top + 84} ${M + 6} ${top + 110} ${M + 12} ${top + 150}" fill="none" stroke="${shade(sheet.base, 0.55)}" stroke-width="6" stroke-linecap="round"/>`,
    );
  sheet.spot('button', [M, top + 60]);
}

function handbag(sheet: Sheet, w: number): void {
  const [top, foot] = [330, 592];
  const rise = sheet.random.between(150, 190);
  strap(
    sheet,
    `M${M - w * 0.44} ${top + 6}C${M - w * 0.5} ${rise} ${M - w * 0.3} ${rise - 10} ${M} ${rise - 10}C${M + w * 0.3} ${rise - 10} ${M + w * 0.5} ${rise} ${M + w * 0.44} ${top + 6}`,
    16,
  );
  sheet.piece(
    whole(
      trace(
        `M${M} ${top - 6}L${M - w * 0.8} ${top - 4}Q${M - w * 0.88} ${top - 2} ${M - w * 0.9} ${top + 14}C${M - w * 0.96} ${top + 110} ${M - w} ${foot - 70} ${M - w - 4} ${foot - 10}Q${M - w - 2} ${foot + 6} ${M - w + 20} ${foot + 7}L${M} ${foot + 10}`,
      ),
    ),
    {
      folds: [
        glow(trace(`M${M - w * 0.6} ${top + 40}L${M - w * 0.68} ${foot - 30}`), 46, 0.9),
        dip(trace(`M${M + w * 0.8} ${top + 30}L${M + w * 0.9} ${foot}`), 40, 0.6),
        dip(trace(`M${M + w} ${foot - 4}L${M - w} ${foot - 4}`), 24, 0.6),
      ],
    },
  );
  sheet.ink(
    `M${M - w * 0.86} ${top + 2}Q${M} ${top - 4} ${M + w * 0.86} ${top + 2}`,
    shade(BRASS, 0.4),
    11,
    1,
  );
  sheet.ink(`M${M - w * 0.86} ${top + 1}Q${M} ${top - 5} ${M + w * 0.86} ${top + 1}`, BRASS, 6, 1);
  for (const line of bothSides(
    `M${M - w * 0.62} ${top + 12}C${M - w * 0.68} ${top + 120} ${M - w * 0.72} ${foot - 60} ${M - w * 0.74} ${foot}`,
  )) {
    sheet.seam(line, 1);
    sheet.stitch(line.map(([x, y]) => [x + 5, y]));
  }
  sheet.raw(ring(M - w * 0.44, top + 4, 11) + ring(M + w * 0.44, top + 4, 11));
  if (!sheet.back)
    sheet.raw(
      `<circle cx="${M - 9}" cy="${top - 8}" r="10" fill="${BRASS}" stroke="${shade(BRASS)}" stroke-width="1.500"/><circle cx="${M + 9}" cy="${top - 11}" r="10" fill="${BRASS}" stroke="${shade(BRASS)}" stroke-width="1.500"/><circle cx="${M + 6}" cy="${top - 14}" r="3" fill="#FFF4D6"/><circle cx="${M - 12}" cy="${top - 11}" r="3" fill="#FFF4D6"/>`,
    );
  for (const x of [-0.8, 0.8])
    sheet.raw(`<circle cx="${M + x * w}" cy="${foot + 8}" r="6" fill="${BRASS}" stroke="${shade(BRASS)}"/>`);
  sheet.spot('button', [M, top]);
}

export function bag(sheet: Sheet): void {
  const style = sheet.trait('style', [
    ['flap', 3],
    ['tote', 3],
    ['bucket', 2],
    ['handle', 2],
  ]);
  const scale =
    { small: 0.84, mid: 1, large: 1.12 }[
      sheet.trait('size', [
        ['mid', 4],
        ['small', 1],
        ['large', 1],
      ])
    ] * sheet.random.between(0.95, 1.05);
  const draw = { flap, tote, bucket, handle: handbag }[style];
  draw(sheet, { flap: 150, tote: 172, bucket: 136, handle: 158 }[style] * scale);
  sheet.spot('collar', sheet.spots.get('button') ?? [M, 400]);
  sheet.spot('hem', [M - 90, 570]);
  sheet.spot('cloth', [M + 70, 500]);
}

import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import { dip, fold, glow } from '../folds.ts';
import { trace, turn, type Line, type Point } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;
const Y = CANVAS_SIZE.height / 2;

/** A closed curve around the middle: `waves` lets a soft brim rise and fall. */
function oval(wide: number, tall: number, waves = 0, phase = 0): Line {
  return Array.from({ length: 72 }, (_, i): Point => {
    const angle = (i * 2 * Math.PI) / 72;
    const swell = 1 + waves * Math.sin(3 * angle + phase) + waves * 0.5 * Math.sin(5 * angle);
    return [M + Math.cos(angle) * wide * swell, Y + Math.sin(angle) * tall * swell];
  });
}

/** A brimmed hat seen from above, as it lies on a table: brim, ribbon, crown. */
export function brimmedAbove(canvas: Canvas, style: 'fedora' | 'sun', band: string): void {
  const { random } = canvas;
  canvas.lies = true;
  const sun = style === 'sun';
  const brim = sun ? random.between(196, 212) : random.between(166, 186);
  const [wide, tall] = sun ? [96, 104] : [88, 112];
  const spin = random.between(-30, 30);
  const set = (line: Line): Line => turn(line, spin, [M, Y]);
  const rings = sun
    ? [0.6, 0.7, 0.8, 0.9, 0.97].map((k) =>
        canvas.inkMark([...set(oval(brim * k, brim * k * 1.04))], canvas.dark, 1.3, 0.34),
      )
    : [canvas.inkMark(set(oval(brim * 0.95, brim * 1.05)), canvas.dark, 1.2, 0.5, '3.6 2.6')];
  canvas.panel(set(oval(brim, brim * 1.1, sun ? 0.018 : 0.008, random.between(0, 6))), {
    light: 'round',
    marks: rings,
    folds: [
      dip(set(oval(wide + 16, tall + 18)), 30, 1, 'none'),
      glow(
        set(
          trace(
            `M${M - brim * 0.75} ${Y - brim * 0.5}Q${M - brim * 0.2} ${Y - brim} ${M + brim * 0.4} ${Y - brim * 0.85}`,
          ),
        ),
        26,
        0.8,
      ),
      fold(
        set(trace(`M${M + wide + 30} ${Y + 60}Q${M + brim * 0.8} ${Y + 90} ${M + brim * 0.9} ${Y + 150}`)),
        22,
        0.5,
      ),
    ],
  });
  canvas.panel(set(oval(wide + 7, tall + 7)), { fill: band, light: 'round', cast: 0.9 });
  canvas.panel(set(oval(wide, tall)), {
    light: 'round',
    cast: 0.5,
    folds: sun
      ? [glow(set(trace(`M${M - 50} ${Y - 60}Q${M - 10} ${Y - 90} ${M + 40} ${Y - 70}`)), 40, 0.9)]
      : [
          fold(set(trace(`M${M - 4} ${Y - tall * 0.78}Q${M + 6} ${Y} ${M - 2} ${Y + tall * 0.8}`)), 40, 1),
          dip(
            set(
              trace(
                `M${M - wide * 0.62} ${Y - tall * 0.5}Q${M - wide * 0.4} ${Y - tall * 0.1} ${M - wide * 0.5} ${Y + 20}`,
              ),
            ),
            26,
            0.8,
          ),
          dip(
            set(
              trace(
                `M${M + wide * 0.6} ${Y - tall * 0.5}Q${M + wide * 0.4} ${Y - tall * 0.1} ${M + wide * 0.5} ${Y + 20}`,
              ),
            ),
            26,
            0.8,
          ),
          glow(
            set(trace(`M${M - wide * 0.36} ${Y - tall * 0.6}L${M - wide * 0.4} ${Y + tall * 0.6}`)),
            24,
            0.9,
          ),
        ],
  });
  if (!canvas.back)
    canvas.panel(
      set(
        trace(
          `M${M + wide + 2} ${Y - 24}C${M + wide + 22} ${Y - 40} ${M + wide + 30} ${Y - 14} ${M + wide + 8} ${Y}C${M + wide + 30} ${Y + 14} ${M + wide + 22} ${Y + 40} ${M + wide + 2} ${Y + 24}Q${M + wide - 6} ${Y} ${M + wide + 2} ${Y - 24}Z`,
        ),
      ),
      { fill: shade(band, 0.1), light: 'left', cast: 0.7 },
    );
  canvas.measure('head', ...set(oval(wide + 4, tall + 4)).filter((_, i) => i <= 36));
  canvas.spot('button', set([[M + wide, Y]])[0]!);
}

import { seeded, type Random } from './random.ts';
import type { Illustration, MeasureName } from './illustration.ts';
import { accents, lightness, shade, shadeOf, tint } from './colors.ts';
import { boundsOf, pathData, trace, trembling, type Bounds, type Line, type Point } from './geometry.ts';
import { lightDocument, svgDocument, type LightName, type Mark } from './document.ts';
import { UNMOVED, type Placement } from './placement.ts';
import { motif } from './motifs.ts';
import { weave } from './weave.ts';
import type { Tile } from './weaves/tile.ts';

/** Shadows in this colour darken the relief, whose red is read, and bend no pattern, for which its green is read. */
const UNBENT = '#008000';

export interface PanelOptions {
  /** `cloth` with its pattern, `plain` without, or any colour. */
  fill?: 'cloth' | 'plain' | (string & {});
  /** Degrees by which the grain of the cloth is turned. */
  turn?: number;
  light?: LightName;
  /** Folds and dips, clipped to the panel. */
  folds?: readonly string[];
  /** Trims in ink, clipped to the panel. */
  marks?: readonly string[];
  /** Darkness of the shadow that the panel throws on what lies below it, 0 to 1. */
  cast?: number;
}

/** Two drawings that grow together: `ink` has the colours, `light` the relief (grey is neither lit nor shaded). */
export class Canvas {
  readonly illustration: Illustration;
  readonly random: Random;
  readonly base: string;
  readonly inks: readonly [string, string, string, string];
  readonly dark: string;
  /** Places worth a close look, by name. */
  readonly spots = new Map<string, Point>();
  readonly tremble: (line: Line) => Line;
  /** Where a tape is laid for each measurement. */
  readonly measures = new Map<MeasureName, Line>();
  /** How far the garment reaches, as corners of its panels. */
  readonly #reach: Point[] = [];
  #ink: Mark[] = [];
  #light: Mark[] = [];
  #defs: string[] = [];
  #turns = new Set<string>();
  #tiles: Readonly<Record<'motif' | 'weave', Tile | null>>;
  #clips = 0;

  constructor(illustration: Illustration) {
    this.illustration = illustration;
    this.random = seeded(`${illustration.kind}${illustration.seed}`);
    this.base = shadeOf(illustration.color, this.random);
    this.inks = accents(this.base, this.random);
    this.dark = shade(this.base, 0.62);
    this.tremble = trembling(this.random);
    const palette = { base: this.base, inks: this.inks, random: this.random };
    this.#tiles = {
      motif: motif(illustration.pattern, palette),
      weave: weave(illustration.kind, illustration.material, {
        base: this.base,
        random: seeded(`weave${illustration.seed}`),
        close: illustration.view === 'detail',
      }),
    };
  }

  /** Whether its parts lie spread on the ground although its kind usually stands. */
  lies = false;
  /** Whether it was drawn in space, with its own shadow on the ground. */
  solid = false;

  /** Whether folds have something to bend. */
  get patterned(): boolean {
    return this.#tiles.motif !== null || this.#tiles.weave !== null;
  }

  get back(): boolean {
    const { view, place, defect } = this.illustration;
    return view === 'back' || (view === 'detail' && place === 'back' && defect !== 'none');
  }

  /** What the listing says of a feature, or what the seed chooses. */
  trait<T extends string>(name: string, choices: readonly (readonly [T, number])[]): T {
    const chosen = this.random.weighted(choices);
    const said = this.illustration.traits[name];
    return choices.find(([value]) => value === said)?.[0] ?? chosen;
  }

  line(path: string | Line): Line {
    return this.tremble(typeof path === 'string' ? trace(path) : path);
  }

  /** The cloth's pattern turned with a panel, each turn defined once. */
  #grain(name: 'motif' | 'weave', turn: number): string {
    const tile = this.#tiles[name];
    if (!tile) return 'none';
    const id = `${name}${Math.round(turn)}`;
    if (!this.#turns.has(id)) {
      this.#turns.add(id);
      this.#defs.push(
        `<pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${Math.round(turn) + (tile.turn ?? 0)} 256 200)">${tile.body}</pattern>`,
      );
    }
    return `url(#${id})`;
  }

  #clipped(d: string, marks: readonly string[] | undefined): string {
    if (!marks?.length) return '';
    const id = `c${this.#clips++}`;
    this.#defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${marks.join('')}</g>`;
  }

  /** A flat part of the garment: colour, pattern, weave, edge; its relief in the light. */
  panel(path: string | Line, options: PanelOptions = {}): void {
    const { fill = 'cloth', turn = 0, light = 'round', folds, marks, cast = 0.5 } = options;
    const line = this.line(path);
    const bounds = boundsOf(line);
    const d = pathData(line, true);
    const own = fill === 'cloth' || fill === 'plain';
    const color = own ? this.base : fill;
    const layer = (paint: string) => `<path d="${d}" fill="${paint}"/>`;
    const ink = [
      layer(color),
      fill === 'cloth' && this.#tiles.motif ? layer(this.#grain('motif', turn)) : '',
      own && this.#tiles.weave ? layer(this.#grain('weave', turn)) : '',
      this.#clipped(d, marks),
      `<path d="${d}" fill="none" stroke="${shade(color, 0.6)}" stroke-width="1.3" stroke-opacity=".55" stroke-linejoin="round"/>`,
    ];
    const thrown = (cast > 0 ? [22, 13, 6] : []).map(
      (width) =>
        `<path d="${d}" transform="translate(2 5)" fill="none" stroke="${UNBENT}" stroke-width="${width}" stroke-opacity="${(cast * 0.2).toFixed(2)}" stroke-linejoin="round"/>`,
    );
    this.reaches(line);
    this.#ink.push({ svg: ink.join(''), bounds });
    this.#light.push({ svg: [...thrown, layer(`url(#${light})`), this.#clipped(d, folds)].join(''), bounds });
  }

  /** What is seen of a rounded part: `d` covers it, `edges` are where it turns away, `relief` is how it is lit. */
  surface(d: string, edges: string, relief: string, fill: 'cloth' | (string & {}) = 'cloth', turn = 0): void {
    const own = fill === 'cloth';
    const color = own ? this.base : fill;
    const layer = (paint: string) => `<path d="${d}" fill="${paint}"/>`;
    this.#ink.push({
      svg: [
        layer(color),
        own && this.#tiles.motif ? layer(this.#grain('motif', turn)) : '',
        own && this.#tiles.weave ? layer(this.#grain('weave', turn)) : '',
        `<path d="${edges}" fill="none" stroke="${shade(color, 0.6)}" stroke-width="1.3" stroke-opacity=".55" stroke-linecap="round"/>`,
      ].join(''),
    });
    this.#light.push({ svg: relief });
  }

  /** A line of ink: a seam, a hem, a stripe of trim. */
  ink(path: string | Line, color = this.dark, width = 1.5, opacity = 0.75, dash = ''): void {
    this.#ink.push({ svg: this.inkMark(path, color, width, opacity, dash) });
  }

  inkMark(path: string | Line, color = this.dark, width = 1.5, opacity = 0.75, dash = ''): string {
    return `<path d="${pathData(this.line(path), false)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  }

  /** Two cloths sewn together: the line and the small valley along it. */
  seam(path: string | Line, depth = 0.6): void {
    // On dark cloth a darker line alone would not be seen.
    if (lightness(this.base) < 0.3) this.ink(path, tint(this.base, 0.5), 3, 0.26);
    this.ink(path, this.dark, 1.2, 0.6);
    this.#light.push({
      svg: `<path d="${pathData(this.line(path), false)}" fill="none" stroke="${UNBENT}" stroke-width="5" stroke-opacity="${(0.22 * depth).toFixed(2)}"/>`,
    });
  }

  stitch(path: string | Line, color = this.thread): void {
    this.ink(path, color, 1.25, 0.9, '3.6 2.6');
  }

  get thread(): string {
    if (this.illustration.material === 'denim')
      return this.illustration.color === 'noir' ? '#8A7B66' : '#D39A52';
    return lightness(this.base) < 0.5 ? tint(this.base, 0.4) : shade(this.base, 0.4);
  }

  /** Finished SVG put on top, as ink and as relief. */
  raw(ink: string, light = ''): void {
    this.#ink.push({ svg: ink });
    if (light) this.#light.push({ svg: light });
  }

  /** Finished SVG put behind all that was drawn so far, such as a hanger; it does not count as the garment. */
  behind(ink: string, light = ''): void {
    this.#ink.unshift({ svg: ink });
    if (light) this.#light.unshift({ svg: light });
  }

  /** Keeps only what lies within the outline; `under` shows below it, `edge` is inked and `relief` shades it. */
  cropTo(outline: Line, under: readonly string[], edge: Line, relief: readonly string[]): void {
    const line = this.line(outline);
    this.#defs.push(`<clipPath id="crop"><path d="${pathData(line, true)}"/></clipPath>`);
    const clipped = (marks: readonly Mark[], extra: string): Mark => ({
      svg: `<g clip-path="url(#crop)">${marks.map(({ svg }) => svg).join('')}${extra}</g>`,
    });
    this.#ink = [
      { svg: under.join('') },
      clipped(this.#ink, this.inkMark(edge, shade(this.base, 0.6), 2.4, 0.6)),
    ];
    this.#light = [clipped(this.#light, relief.join(''))];
    this.#reach.splice(0, this.#reach.length, ...line);
  }

  /** Counts a line that was drawn as finished SVG as part of the garment's outline. */
  reaches(line: Line): void {
    this.#reach.push(...line);
  }

  get reach(): Line {
    return this.#reach;
  }

  spot(name: string, point: Point): void {
    this.spots.set(name, point);
  }

  /** Remembers where a measurement is taken, as the trembling hand drew the place. */
  measure(name: MeasureName, ...line: Point[]): void {
    this.measures.set(name, this.tremble(line));
  }

  get pale(): string {
    return tint(this.base, 0.3);
  }

  inkSvg(box: Bounds, placement: Placement = UNMOVED): string {
    return svgDocument(box, this.#defs, this.#ink, placement);
  }

  lightSvg(box: Bounds, placement: Placement = UNMOVED): string {
    return lightDocument(box, this.#defs, this.#light, placement);
  }
}

import type { PanelOptions, Canvas } from '../canvas.ts';
import { trace, type Line, type Point } from '../geometry.ts';
import { after, matrixOf, MIRRORED, placed, type Placement } from '../placement.ts';

/** Draws one shoe of a pair in its own coordinates, put where the pair's pose wants it. */
export class Last {
  readonly canvas: Canvas;
  readonly #placement: Placement;
  constructor(canvas: Canvas, placement: Placement) {
    this.canvas = canvas;
    // The far side of a pair is the near side turned round.
    this.#placement = canvas.back ? after(MIRRORED, placement) : placement;
  }
  #set(svg: string): string {
    return `<g transform="${matrixOf(this.#placement)}">${svg}</g>`;
  }
  #move(path: string): Line {
    return trace(path).map((point) => this.at(point));
  }
  /** Where a point of the shoe lies on the canvas. */
  at(point: Point): Point {
    return placed(this.#placement, point);
  }
  panel(path: string, options: PanelOptions = {}): void {
    this.canvas.panel(this.#move(path), {
      light: 'flat',
      ...options,
      folds: options.folds?.map((svg) => this.#set(svg)) ?? [],
    });
  }
  ink(path: string, color?: string, width?: number, opacity?: number): void {
    this.canvas.ink(this.#move(path), color, width, opacity);
  }
  seam(path: string): void {
    this.canvas.seam(this.#move(path), 1);
  }
  stitch(path: string, color?: string): void {
    this.canvas.stitch(this.#move(path), color);
  }
  raw(svg: string): void {
    this.canvas.raw(this.#set(svg));
  }
}

import { mirror, shift, trace, type Line } from '../geometry.ts';
import type { PieceOptions, Canvas } from '../canvas.ts';

/** Draws one shoe from the side, toe to the left, at an offset. */
export class Last {
  readonly canvas: Canvas;
  readonly #dx: number;
  readonly #dy: number;
  constructor(canvas: Canvas, dx: number, dy: number) {
    this.canvas = canvas;
    this.#dx = dx;
    this.#dy = dy;
  }
  /** The far side of a pair is the near side turned round. */
  #set(svg: string): string {
    const turned = this.canvas.back ? 'matrix(-1 0 0 1 512 0) ' : '';
    return `<g transform="${turned}translate(${this.#dx} ${this.#dy})">${svg}</g>`;
  }
  #move(path: string): Line {
    const line = shift(trace(path), this.#dx, this.#dy);
    return this.canvas.back ? mirror(line) : line;
  }
  piece(path: string, options: PieceOptions = {}): void {
    this.canvas.piece(this.#move(path), {
      light: 'flat',
      ...options,
      folds: options.folds?.map((svg) => this.#set(svg)) ?? [],
    });
  }
  ink(path: string, colour?: string, width?: number, opacity?: number): void {
    this.canvas.ink(this.#move(path), colour, width, opacity);
  }
  seam(path: string): void {
    this.canvas.seam(this.#move(path), 1);
  }
  stitch(path: string, colour?: string): void {
    this.canvas.stitch(this.#move(path), colour);
  }
  raw(svg: string): void {
    this.canvas.raw(this.#set(svg));
  }
}

import { shift, trace, type Line } from '../geometry.ts';
import type { PieceOptions, Sheet } from '../sheet.ts';

/** Draws one shoe from the side, toe to the left, at an offset. */
export class Last {
  readonly sheet: Sheet;
  readonly #dx: number;
  readonly #dy: number;
  constructor(sheet: Sheet, dx: number, dy: number) {
    this.sheet = sheet;
    this.#dx = dx;
    this.#dy = dy;
  }
  #move(path: string): Line {
    return shift(trace(path), this.#dx, this.#dy);
  }
  piece(path: string, options: PieceOptions = {}): void {
    this.sheet.piece(this.#move(path), {
      light: 'flat',
      ...options,
      folds:
        options.folds?.map((svg) => `<g transform="translate(${this.#dx} ${this.#dy})">${svg}</g>`) ?? [],
    });
  }
  ink(path: string, colour?: string, width?: number, opacity?: number): void {
    this.sheet.ink(this.#move(path), colour, width, opacity);
  }
  seam(path: string): void {
    this.sheet.seam(this.#move(path), 1);
  }
  stitch(path: string, colour?: string): void {
    this.sheet.stitch(this.#move(path), colour);
  }
  raw(svg: string): void {
    this.sheet.raw(`<g transform="translate(${this.#dx} ${this.#dy})">${svg}</g>`);
  }
}

import { colors } from '@patine/brand/colors';

const HEIGHT_BY_WIDTH = 764 / 512;

/** An SVG of an empty hanger, as wide as asked: the tile of a listing without photos, like the one of its page. */
export const emptyHanger = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}"
  height="${Math.round(width * HEIGHT_BY_WIDTH)}" viewBox="-80 -179 320 478" fill="none" stroke-linecap="round"
  stroke-linejoin="round">
  <rect x="-80" y="-179" width="320" height="478" fill="${colors.ecru}"/>
  <g stroke="#B9AC9A" stroke-width="1.5" stroke-dasharray="5 5">
    <path d="M46 66 33 96l14 6 6-13v27h54V89l6 13 14-6-13-30"/>
    <path d="M66 62c3 8 25 8 28 0"/>
  </g>
  <g stroke="${colors.ink}" stroke-width="2">
    <path d="M80 38V31c0-2 1-3 3-4 4-2 6-5 6-9 0-5-4-9-9-9s-9 4-9 9"/>
    <path d="M80 38 38 62c-4 2-3 7 2 7h80c5 0 6-5 2-7L80 38Z"/>
  </g>
</svg>`;

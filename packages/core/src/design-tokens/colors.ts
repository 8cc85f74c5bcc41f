import tokens from './tokens.json' with { type: 'json' };

const { color, dark } = tokens;

/**
 * Colours of the look as `#rrggbb`, for what reads no style sheet: emails, PDFs, pictures and pages without one. Pages
 * with one use its utilities.
 */
export const colors = {
  white: color.white.$value.hex,
  paper: color.paper.$value.hex,
  ink: color.ink.$value.hex,
  ecru: color.ecru.$value.hex,
  line: color.line.$value.hex,
  muted: color.muted.$value.hex,
  field: color.field.$value.hex,
  garance: color.garance.$value.hex,
  garanceDeep: color['garance-deep'].$value.hex,
  denim: color.denim.$value.hex,
  mustard: color.mustard.$value.hex,
};

/** Colours on ink, for readers of emails in the dark. */
export const darkColors = {
  muted: dark.muted.$value.hex,
  link: dark.link.$value.hex,
  brand: dark.brand.$value.hex,
  line: dark.line.$value.hex,
};

import tokens from '../tokens.json' with { type: 'json' };

const { color, dark } = tokens;

/**
 * Colours of the look as `#rrggbb`, for what reads no style sheet: emails, PDFs, pictures and pages without one. Pages
 * with one use its utilities.
 */
export const colors = {
  surface: color.surface.$value.hex,
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
  onFill: color['on-fill'].$value.hex,
};

/** Colours of the dark theme, likewise: of emails, the failure page and the payment sandbox. */
export const darkColors = {
  surface: dark.surface.$value.hex,
  paper: dark.paper.$value.hex,
  ink: dark.ink.$value.hex,
  ecru: dark.ecru.$value.hex,
  line: dark.line.$value.hex,
  muted: dark.muted.$value.hex,
  field: dark.field.$value.hex,
  garance: dark.garance.$value.hex,
  garanceFill: dark['garance-fill'].$value.hex,
  denim: dark.denim.$value.hex,
};

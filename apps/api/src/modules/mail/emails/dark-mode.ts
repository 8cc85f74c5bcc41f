import { darkColors } from '@patine/brand/colors';

/** Colours for readers of mails in the dark; inline styles need `!important`. */
export const DARK_MODE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  `body,.email{background:${darkColors.paper}!important;color:${darkColors.ink}!important}`,
  `.email .muted{color:${darkColors.muted}!important}`,
  `.email .link{color:${darkColors.denim}!important}`,
  `.email .footer{border-color:${darkColors.line}!important}`,
  `.email .brand{border-color:${darkColors.garance}!important}`,
  `.email th,.email td{border-color:${darkColors.line}!important}`,
  '}',
].join('');

/** Names under which the shop serves its faces, whatever their files are called in a build. */
export const FACES = ['text', 'display', 'emphasis'] as const;
export type Face = (typeof FACES)[number];

export const facePath = (face: Face) => `/faces/${face}.woff2`;

const rule = (family: string, weight: string, style: string, face: Face) =>
  `@font-face{font-family:${family};font-weight:${weight};font-style:${style};font-display:swap;src:url(${facePath(face)}) format('woff2')}`;

/** Style rules of the brand's faces, for pages that do without the shop's style sheet. Their policy needs `font-src 'self'`. */
export const FACE_RULES = [
  rule("'Instrument Sans'", '400 700', 'normal', 'text'),
  rule('Fraunces', '100 900', 'normal', 'display'),
  rule('Fraunces', '100 900', 'italic', 'emphasis'),
].join('');

import tokens from '../tokens.json' with { type: 'json' };

/** Families of the brand's faces. */
export const TEXT_FAMILY = tokens.font.text.$value[0] as string;
export const DISPLAY_FAMILY = tokens.font.display.$value[0] as string;

/** Values of `font-family` for pages and emails that do without the shop's style sheet. */
export const TEXT_FONT = `'${TEXT_FAMILY}',system-ui,Helvetica,Arial,sans-serif`;
export const DISPLAY_FONT = `'${DISPLAY_FAMILY}',Georgia,serif`;

/** Names under which the shop serves its faces, whatever their files are called in a build. */
export const FACES = ['text', 'display', 'emphasis'] as const;
export type Face = (typeof FACES)[number];

/** How the files begin that `faces/faces.css` names for them. */
export const FACE_FILES: Readonly<Record<Face, string>> = {
  text: 'instrument-sans-latin-wght-normal',
  display: 'fraunces-latin-opsz-normal',
  emphasis: 'fraunces-latin-opsz-italic',
};

export const facePath = (face: Face) => `/faces/${face}.woff2`;

const rule = (family: string, weight: string, style: string, face: Face) =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};font-display:swap;src:url(${facePath(face)}) format('woff2')}`;

/** Style rules of the faces, for pages that do without the shop's style sheet. Their policy needs `font-src 'self'`. */
export const FACE_RULES = [
  rule(TEXT_FAMILY, '400 700', 'normal', 'text'),
  rule(DISPLAY_FAMILY, '100 900', 'normal', 'display'),
  rule(DISPLAY_FAMILY, '100 900', 'italic', 'emphasis'),
].join('');

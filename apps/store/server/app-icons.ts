export type AppIcon = {
  /** Path in the built client, without a leading slash. */
  file: string;
  /** Side in pixels. */
  size: number;
  /** maskable: the system crops it to its own shape, of which only the middle four fifths are always visible. */
  purpose: 'any' | 'maskable';
};

const named = (purpose: AppIcon['purpose'], sizes: readonly number[]): AppIcon[] =>
  sizes.map((size) => ({ file: `icons/${purpose}-${size}.png`, size, purpose }));

/** Icons of the web app, rendered from the favicon at build time. */
export const APP_ICONS: readonly AppIcon[] = [
  ...named('any', [48, 96, 192, 512]),
  ...named('maskable', [192, 512]),
];

/** iOS requests this path without a link and rounds the corners itself. */
export const TOUCH_ICON: AppIcon = { file: 'apple-touch-icon.png', size: 180, purpose: 'maskable' };

/** For clients without SVG support; some browsers and feed readers request it without a link. */
export const OLD_ICON = { file: 'favicon.ico', size: 32 };

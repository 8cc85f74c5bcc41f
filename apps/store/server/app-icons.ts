export type AppIcon = {
  /** Path in the built client, without its first slash. */
  file: string;
  /** Pixels of its side. */
  size: number;
  /** maskable: a system cuts it to its own shape, of which the middle four fifths are sure to be seen. */
  purpose: 'any' | 'maskable';
};

const named = (purpose: AppIcon['purpose'], sizes: readonly number[]): AppIcon[] =>
  sizes.map((size) => ({ file: `icons/${purpose}-${size}.png`, size, purpose }));

/** Icons of the shop as an app, drawn from the favicon while building. */
export const APP_ICONS: readonly AppIcon[] = [
  ...named('any', [48, 96, 192, 512]),
  ...named('maskable', [192, 512]),
];

/** What an iPhone asks for by itself; its corners are rounded there. */
export const TOUCH_ICON: AppIcon = { file: 'apple-touch-icon.png', size: 180, purpose: 'maskable' };

/** For what knows no SVG; some browsers and feed readers ask for it unasked. */
export const OLD_ICON = { file: 'favicon.ico', size: 32 };

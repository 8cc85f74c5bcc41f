/** How one part of a story is drawn. */
export type Measured = {
  /** Its `data-slot`, or its element with its words. */
  part: string;
  /** Width and height in pixels. */
  size: string;
  /** Size, line height and weight of its text; empty where it has none of its own. */
  text: string;
  /** Space between its edges and what it holds. */
  padding: string;
  /** Space between what it lays out. */
  gap: string;
  corners: string;
  /** The tokens of its text, its ground and its edges. */
  colors: string;
};

/** What is a part, besides whatever has words of its own. */
const PARTS = '[data-slot], a, button, input, select, textarea, summary, img';
/** Of a whole page the first parts are enough. */
const MOST_PARTS = 24;
const MOST_LETTERS = 28;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const rounded = (pixels: number) => Math.round(pixels * 10) / 10;
const px = (length: string) => rounded(Number.parseFloat(length)) || 0;

const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === node.TEXT_NODE && plain(node.textContent ?? ''));

function nameOf(element: HTMLElement): string {
  const slot = element.dataset['slot'];
  if (slot) return slot;
  const words = plain(element.textContent || element.getAttribute('aria-label') || '');
  const short = words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS)}…` : words;
  return short ? `${element.localName} “${short}”` : element.localName;
}

/** Says four lengths as few as they are: one, one for each axis, or all. */
function sides([top, end, bottom, start]: readonly [number, number, number, number]): string {
  if (top === bottom && end === start) return top === end ? `${top}` : `${top} × ${end}`;
  return `${top} ${end} ${bottom} ${start}`;
}

const paddingOf = (style: CSSStyleDeclaration) =>
  sides([
    px(style.paddingBlockStart),
    px(style.paddingInlineEnd),
    px(style.paddingBlockEnd),
    px(style.paddingInlineStart),
  ]);

function gapOf({ display, rowGap, columnGap }: CSSStyleDeclaration): string {
  if (!/grid|flex/.test(display)) return '';
  const [rows, columns] = [px(rowGap), px(columnGap)];
  if (rows === 0 && columns === 0) return '';
  return rows === columns ? `${rows}` : `${rows} × ${columns}`;
}

/** Returns a function that names a computed colour by its token; a colour of no token is named by its value. */
export function namesOfColors(document: Document, tokens: readonly string[]): (color: string) => string {
  const probe = document.createElement('span');
  document.body.append(probe);
  const style = document.defaultView!.getComputedStyle(probe);
  const names = new Map<string, string>();
  for (const token of tokens) {
    probe.style.color = `var(--${token})`;
    if (!names.has(style.color)) names.set(style.color, token);
  }
  probe.remove();
  return (color) => names.get(color) ?? color;
}

/** From this radius on, ends are half circles, whatever the height. */
const ROUND = 1000;

function cornersOf({ borderStartStartRadius }: CSSStyleDeclaration): string {
  const radius = px(borderStartStartRadius);
  if (radius >= ROUND || borderStartStartRadius === '50%') return 'round';
  return radius > 0 ? String(radius) : '';
}

const TRANSPARENT = /^(transparent|rgba\(.*, 0\))$/;

function colorsOf(style: CSSStyleDeclaration, isText: boolean, named: (color: string) => string): string {
  const ground = style.backgroundColor;
  const hasEdge =
    Number.parseFloat(style.borderBlockEndWidth) > 0 && !TRANSPARENT.test(style.borderBlockEndColor);
  return [
    ...(isText ? [named(style.color)] : []),
    ...(TRANSPARENT.test(ground) ? [] : [`on ${named(ground)}`]),
    ...(hasEdge ? [`edge ${named(style.borderBlockEndColor)}`] : []),
  ].join(', ');
}

/**
 * Runs in the dark theme, without the transitions of colours: tokens that are alike in the light theme, such as `garance` and
 * `garance-fill`, differ there.
 */
function inDarkTheme<Result>({ documentElement, head }: Document, run: () => Result): Result {
  const { theme } = documentElement.dataset;
  const still = document.createElement('style');
  still.textContent = '* { transition: none !important }';
  head.append(still);
  documentElement.dataset['theme'] = 'dark';
  try {
    return run();
  } finally {
    if (theme === undefined) delete documentElement.dataset['theme'];
    else documentElement.dataset['theme'] = theme;
    still.remove();
  }
}

/** Returns the measures of the parts of a story; of parts that are drawn alike, as in a list, those of the first. */
export const measureParts = (root: Element, tokens: readonly string[]): Measured[] =>
  inDarkTheme(root.ownerDocument, () => measure(root, tokens));

function measure(root: Element, tokens: readonly string[]): Measured[] {
  const { ownerDocument } = root;
  const named = namesOfColors(ownerDocument, tokens);
  const seen = new Set<string>();
  const isNew = ({ kind, part: _, ...drawn }: Measured & { kind: string }) => {
    const look = JSON.stringify([kind, drawn]);
    return !seen.has(look) && seen.add(look);
  };
  return [...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.matches(PARTS) || hasOwnText(element))
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .map((element) => {
      const style = ownerDocument.defaultView!.getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isText = hasOwnText(element) || element.matches('input, select, textarea');
      const lines = style.lineHeight === 'normal' ? '' : ` / ${px(style.lineHeight)}`;
      const padding = paddingOf(style);
      return {
        kind: element.dataset['slot'] ?? element.localName,
        part: nameOf(element),
        size: `${rounded(width)} × ${rounded(height)}`,
        text: isText ? `${px(style.fontSize)}${lines}, ${style.fontWeight}` : '',
        padding: padding === '0' ? '' : padding,
        gap: gapOf(style),
        corners: cornersOf(style),
        colors: colorsOf(style, isText, named),
      };
    })
    .filter(isNew)
    .slice(0, MOST_PARTS)
    .map(({ kind: _, ...measured }) => measured);
}

/** A text and what of it is selected. */
export type Selected = { text: string; start: number; end: number };

/** What takes the place of which part of a text, and what is selected afterwards. */
export type Edit = { from: number; to: number; insert: string; select: [number, number] };

export type MarkdownCommand = 'bold' | 'italic' | 'heading' | 'list' | 'link';

/** How many stars stand right before and right after the selection. */
function starsAround({ text, start, end }: Selected): number {
  const before = /\**$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(end))?.[0].length ?? 0;
  return Math.min(before, after);
}

/** Puts a mark on both sides, or takes it away where it is: three stars are both marks. */
function emphasise(selected: Selected, mark: '*' | '**'): Edit {
  const { text, start, end } = selected;
  const stars = starsAround(selected);
  const size = mark.length;
  const words = text.slice(start, end);
  if (stars === 3 || stars === size)
    return {
      from: start - size,
      to: end + size,
      insert: words,
      select: [start - size, end - size],
    };
  return { from: start, to: end, insert: mark + words + mark, select: [start + size, end + size] };
}

/** The whole lines that a selection touches. */
function linesOf({ text, start, end }: Selected) {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end - 1));
  const to = next < 0 ? text.length : Math.max(next, start);
  return { from, to, lines: text.slice(from, to).split('\n') };
}

function changeLines(selected: Selected, change: (lines: string[]) => string[]): Edit {
  const { from, to, lines } = linesOf(selected);
  const insert = change(lines).join('\n');
  return { from, to, insert, select: [from, from + insert.length] };
}

const ITEM = /^\s*[-*+] /;

const listed = (lines: string[]) =>
  lines.every((line) => ITEM.test(line) || line.trim() === '') && lines.some((line) => ITEM.test(line))
    ? lines.map((line) => line.replace(ITEM, ''))
    : lines.map((line) => (line.trim() === '' && lines.length > 1 ? line : `- ${line.replace(ITEM, '')}`));

/** A heading becomes a smaller one, then words again; a page's own title is above all of them. */
const headed = ([first = '', ...others]: string[]) => {
  const [, hashes = '', words = ''] = /^(#*)\s*(.*)$/s.exec(first) ?? [];
  const next = hashes === '' ? '## ' : hashes === '##' ? '### ' : '';
  return [next + words, ...others];
};

const ADDRESS = /^(https?:\/\/|\/|mailto:)\S+$/;

/** The selection is what one reads, or the address where it is one; what is missing is selected next. */
function linked({ text, start, end }: Selected, shop: string): Edit {
  const words = text.slice(start, end);
  if (ADDRESS.test(words))
    return { from: start, to: end, insert: `[](${words})`, select: [start + 1, start + 1] };
  const insert = `[${words}](${shop})`;
  const address = start + words.length + 3;
  return words === ''
    ? { from: start, to: end, insert, select: [start + 1, start + 1] }
    : { from: start, to: end, insert, select: [address, address + shop.length] };
}

/** What each does to a text; a link leads to `shop` until its address is written. */
export const MARKDOWN_COMMANDS: Record<MarkdownCommand, (selected: Selected, shop: string) => Edit> = {
  bold: (selected) => emphasise(selected, '**'),
  italic: (selected) => emphasise(selected, '*'),
  heading: (selected) => changeLines(selected, headed),
  list: (selected) => changeLines(selected, listed),
  link: linked,
};

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };

const KEYS: Record<string, MarkdownCommand> = { b: 'bold', i: 'italic', k: 'link', h: 'heading', l: 'list' };

/** The action of a shortcut: Ctrl or ⌘ with B, I or K, and with Shift besides for H and L, which browsers use. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): MarkdownCommand | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const command = KEYS[key.toLowerCase()];
  if (!command) return null;
  return shiftKey === (command === 'heading' || command === 'list') ? command : null;
}

import { tokens } from '../../scripts/docs/design-tokens.ts';

/** How a control looks, by the names of colour tokens. */
export type Look = {
  rest: string;
  /** Under a pointer; empty when nothing changes. */
  hover: string;
  disabled: string;
  /** Its height in pixels, if it has one of its own. */
  height: number | undefined;
};

const COLORS = new Set(tokens.filter(({ group }) => group === 'color').map(({ name }) => name));
const PARTS: Readonly<Record<string, string>> = { bg: 'background', text: 'text', border: 'border' };
const PX_PER_STEP = 4;

/** Returns the colours that a list of classes gives in a state: `background ink, text paper`. */
function colorsFor(state: string, classes: readonly string[]): string {
  const found = new Map<string, string>();
  for (const written of classes) {
    if (!written.startsWith(state)) continue;
    const [, utility = '', name = '', opacity] =
      /^(bg|text|border)-([a-z-]+)(?:\/(\d+))?$/.exec(written.slice(state.length)) ?? [];
    const part = PARTS[utility];
    if (part && COLORS.has(name)) found.set(part, opacity ? `${name} at ${opacity} %` : name);
    else if (part && name === 'transparent') found.delete(part);
  }
  return [...found].map(([part, name]) => `${part} ${name}`).join(', ');
}

/** Returns how a control looks, from the classes that its table of variants gives it. */
export function lookOf(classList: string): Look {
  const classes = classList.split(/\s+/);
  const step = classes.flatMap((written) => /^(?:min-h|h|size)-(\d+)$/.exec(written)?.[1] ?? []).at(-1);
  return {
    rest: colorsFor('', classes),
    hover: colorsFor('hover:', classes),
    disabled: colorsFor('disabled:', classes),
    height: step === undefined ? undefined : Number(step) * PX_PER_STEP,
  };
}

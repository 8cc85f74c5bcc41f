import source from '../../packages/ui/src/styles/tokens.css?raw';

export type Token = { name: string; value: string; note: string };

/** The declarations of `:root` outside of media queries: each token once, with its declared value. */
export const tokens: Token[] = [
  ...(source.split('@media')[0] ?? '').matchAll(
    /^ {2}--([\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.*?)\s*\*\/)?/gm,
  ),
].map(([, name = '', value = '', note = '']) => ({ name, value, note }));

export const tokensNamed = (prefix: string) => tokens.filter(({ name }) => name.startsWith(prefix));

/** Returns the length of a token in px at the current width: what its expression comes to. */
export function pixelsNow(name: string): number {
  const probe = document.createElement('div');
  probe.style.fontSize = `var(--${name})`;
  document.body.append(probe);
  const pixels = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return pixels;
}

/** Returns the computed value at the current width and preferences. */
export const valueNow = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

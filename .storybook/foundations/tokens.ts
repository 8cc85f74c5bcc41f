import source from '../../packages/ui/src/styles/tokens.css?raw';

export type Token = { name: string; value: string; note: string };

/** What `:root` declares outside any media query: each token once, with what is written beside it. */
export const tokens: Token[] = [
  ...(source.split('@media')[0] ?? '').matchAll(
    /^ {2}--([\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.*?)\s*\*\/)?/gm,
  ),
].map(([, name = '', value = '', note = '']) => ({ name, value, note }));

export const tokensNamed = (prefix: string) => tokens.filter(({ name }) => name.startsWith(prefix));

/** The value that holds at this width and for this person. */
export const valueNow = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

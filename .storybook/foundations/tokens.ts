import source from '../../packages/ui/src/styles/tokens.css?raw';

export type Token = { name: string; value: string; note: string };

/** The declarations of `:root` outside of media queries: each token once, with its declared value. */
export const tokens: Token[] = [
  ...(source.split('@media')[0] ?? '').matchAll(
    /^ {2}--([\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.*?)\s*\*\/)?/gm,
  ),
].map(([, name = '', value = '', note = '']) => ({ name, value, note }));

export const tokensNamed = (prefix: string) => tokens.filter(({ name }) => name.startsWith(prefix));

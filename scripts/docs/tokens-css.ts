import { cssValue, groupNote, propertyOf, tokens, type Token } from './design-tokens.ts';

const HEAD =
  '/* Written by `npm run docs` from packages/brand/tokens.json. tailwind.config.ts names the values for\n' +
  '   the utilities. */\n';

const declaration = (token: Token, value: string) => `--${propertyOf(token)}: ${value};`;

/** Returns the declarations of a group below its description. */
function group(name: string, members: readonly Token[]): string {
  const note = groupNote(name);
  const lines = members.map((token) => {
    const comment = token.note ? ` /* ${token.note} */` : '';
    return `  ${declaration(token, cssValue(token))}${comment}`;
  });
  return [...(note ? [`  /* ${note} */`] : []), ...lines].join('\n');
}

const isWidth = (query: string) => query.startsWith('min-width');

/** Narrow widths first, so that a wider one wins; other preferences last. */
const byWidth = (one: string, other: string) =>
  isWidth(one) && isWidth(other)
    ? Number.parseFloat(one.slice('min-width:'.length)) - Number.parseFloat(other.slice('min-width:'.length))
    : Number(isWidth(other)) - Number(isWidth(one));

function media(query: string, changed: readonly Token[]): string {
  const lines = changed.map((token) => `    ${declaration(token, token.at[query] ?? '')}`);
  return `@media (${query}) {\n  :root {\n${lines.join('\n')}\n  }\n}`;
}

const isAlias = (token: Token) => cssValue(token).startsWith('var(');

type Theme = {
  group: string;
  scheme: 'light' | 'dark';
  /** Value of `data-theme` that chooses it, and the media query that has to hold besides. */
  choice: string;
  where?: string;
  /** The media query that chooses it where nobody did. */
  system: string;
};

/** Groups of colours that replace those of `color`, and when: chosen on the root element, or asked for by the system. */
const THEMES: readonly Theme[] = [
  { group: 'dark', scheme: 'dark', choice: 'dark', system: '(prefers-color-scheme: dark)' },
  { group: 'contrast', scheme: 'light', choice: 'contrast', system: '(prefers-contrast: more)' },
  {
    group: 'contrast-dark',
    scheme: 'dark',
    choice: 'contrast',
    where: ' and (prefers-color-scheme: dark)',
    system: '(prefers-contrast: more) and (prefers-color-scheme: dark)',
  },
];

/** Returns the rules of a theme. They are for screens: paper stays white. */
function theme({ group, scheme, choice, where = '', system }: Theme): string {
  const lines = [
    `    color-scheme: ${scheme};`,
    `    --is-dark: ${scheme === 'dark' ? 1 : 0};`,
    ...tokens
      // A colour that is another one has to be said again: a theme may begin within the page.
      .filter((token) => token.group === group || (token.group === 'color' && isAlias(token)))
      .map((token) => `    --${token.name}: ${cssValue(token)};`),
  ].join('\n');
  return [
    `/* ${groupNote(group)} */`,
    `@media screen${where} {\n  [data-theme='${choice}'] {\n${lines}\n  }\n}\n`,
    `@media screen and ${system} {\n  :root:not([data-theme]) {\n${lines}\n  }\n}`,
  ].join('\n');
}

/** Returns `tokens.css`: the custom properties of the shop. */
export function tokensCss(): string {
  const own = tokens.filter((token) => propertyOf(token) !== undefined);
  const names = [...new Set(own.map((token) => token.group))];
  const root = names.map((name) =>
    group(
      name,
      own.filter((token) => token.group === name),
    ),
  );
  const queries = [...new Set(own.flatMap(({ at }) => Object.keys(at)))].toSorted(byWidth);
  const rules = queries.map((query) =>
    media(
      query,
      own.filter(({ at }) => query in at),
    ),
  );
  return `${HEAD}:root {\n  color-scheme: light;\n  --is-dark: 0;\n\n${root.join('\n\n')}\n}\n\n${[...rules, ...THEMES.map(theme)].join('\n\n')}\n`;
}

import { cssValue, groupNote, propertyOf, tokens, type Token } from './design-tokens.ts';

const HEAD =
  '/* Written by `npm run docs` from packages/core/src/design-tokens/tokens.json. tailwind.config.ts names the values for\n' +
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
  return `${HEAD}:root {\n${root.join('\n\n')}\n}\n\n${rules.join('\n\n')}\n`;
}

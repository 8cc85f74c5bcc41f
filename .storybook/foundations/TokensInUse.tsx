import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { uses } from 'virtual:token-uses';
import { findTokens, type ListedToken } from './find-tokens.ts';
import { atBothWidths } from './pixels.ts';

const MOST = 8;

/** Names, those after the first ones in a fold. */
const Names = ({ names }: { names: readonly string[] }) =>
  names.length > MOST ? (
    <details>
      <summary className="cursor-pointer">
        {names.slice(0, MOST).join(', ')} and {names.length - MOST} more
      </summary>
      {names.slice(MOST).join(', ')}
    </details>
  ) : (
    names.join(', ')
  );

/** What a token looks like: a colour as a surface, a size of type as letters. */
function Sample({ token: { group, property, hex } }: { token: ListedToken }) {
  if (hex)
    return (
      <svg aria-hidden className="block h-10 w-14 rounded border border-line">
        <rect width="100%" height="100%" fill={hex} />
      </svg>
    );
  if (group !== 'text') return null;
  return (
    <svg aria-hidden className="h-10 w-14 overflow-hidden">
      <text
        y="2rem"
        fontSize={`min(var(--${property}), 2.25rem)`}
        fontFamily="var(--font-display)"
        fill="currentColor"
      >
        Aa
      </text>
    </svg>
  );
}

function Uses({ id }: { id: string }) {
  const { components = [], pages = [], api = [] } = uses[id] ?? {};
  const files = (count: number, where: string) =>
    count > 0 ? `${count} ${count === 1 ? 'file' : 'files'} of ${where}` : '';
  const others = [files(pages.length, 'pages'), files(api.length, 'emails, PDFs and the api')].filter(
    Boolean,
  );
  if (components.length === 0 && others.length === 0) return 'other tokens, and the defaults of utilities';
  return (
    <>
      <Names names={components} />
      {others.length > 0 ? <p>{others.join('; ')}</p> : null}
    </>
  );
}

function Row({ token }: { token: ListedToken }) {
  const { id, written, property, pixels, note } = token;
  const utilities = (uses[id]?.utilities ?? []).filter((utility) => !utility.startsWith('var('));
  return (
    <tr className="border-b border-dashed border-line align-top [&>*]:py-2.5 [&>*]:pr-5">
      <td>
        <Sample token={token} />
      </td>
      <th scope="row" className="text-left font-normal">
        <span className="font-semibold">{id}</span>
        {note ? <span className="block text-muted">{note}</span> : null}
      </th>
      <td className="max-w-56 tabular-nums wrap-anywhere">
        {written}
        {pixels ? <span className="block text-muted">{atBothWidths(pixels)}</span> : null}
      </td>
      <td>
        <span className="flex flex-wrap gap-1">
          {[...utilities.slice(0, 4), ...(property ? [`var(--${property})`] : [])].map((form) => (
            <code key={form}>{form}</code>
          ))}
        </span>
      </td>
      <td>
        <Uses id={id} />
      </td>
    </tr>
  );
}

/** Every design token with its value, how it is written and what uses it, found by value or by name. */
export function TokensInUse() {
  const [query, setQuery] = useState('');
  const found = findTokens(query);
  return (
    <Unstyled>
      <div className="font-text text-base text-ink">
        <label className="grid max-w-136 gap-2 font-semibold">
          Value or name
          <input
            type="search"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            placeholder="#A63D2F, 40px, garance"
            className="min-h-12 rounded border border-field bg-surface px-4 font-normal"
          />
        </label>
        <output className="my-4 block text-sm text-muted">
          {found.length === 0
            ? 'No token has this value or name.'
            : `${found.length} ${found.length === 1 ? 'token' : 'tokens'}`}
        </output>
        {found.length > 0 ? (
          // On a narrow screen, a wide table scrolls by itself, also by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section tabIndex={0} aria-label="Tokens" className="overflow-x-auto">
            <table className="w-full min-w-200 border-collapse text-sm">
              <thead>
                <tr className="border-b border-ink text-left [&>th]:py-2 [&>th]:pr-5 [&>th]:font-semibold">
                  <th scope="col">Sample</th>
                  <th scope="col">Token</th>
                  <th scope="col">Value</th>
                  <th scope="col">Written as</th>
                  <th scope="col">Used by</th>
                </tr>
              </thead>
              <tbody>
                {found.map((token) => (
                  <Row key={token.id} token={token} />
                ))}
              </tbody>
            </table>
          </section>
        ) : null}
      </div>
    </Unstyled>
  );
}

import { useOf } from '@storybook/addon-docs/blocks';
import { tokensOf } from 'virtual:component-tokens';
import { SectionTitle, Table, rowLook } from './BlockPageParts.tsx';
import { colorsIn, opacitiesIn, THEME_NAMES, THEMES, type Theme } from './foundations/themes.ts';
import { listedTokens, type ListedToken } from './foundations/find-tokens.ts';
import { atBothWidths } from './foundations/pixels.ts';

const IN_THEMES = (Object.keys(THEMES) as Theme[]).map((theme) => ({
  theme,
  colors: colorsIn(theme),
  opacities: opacitiesIn(theme),
}));

function Color({ name, colors, opacities }: { name: string } & (typeof IN_THEMES)[number]) {
  const hex = colors.get(name) ?? '';
  const opacity = opacities.get(name);
  return (
    <td className="whitespace-nowrap tabular-nums">
      <svg aria-hidden className="me-2 inline-block size-4 rounded border border-line align-middle">
        <rect width="100%" height="100%" fill={hex} fillOpacity={opacity} />
      </svg>
      {hex.toUpperCase()}
      {opacity === undefined ? null : ` at ${opacity * 100} %`}
    </td>
  );
}

function Row({ token: { group, name, written, pixels } }: { token: ListedToken }) {
  const isColor = group === 'color';
  return (
    <tr className={rowLook}>
      <th scope="row" className="text-left font-semibold whitespace-nowrap">
        {isColor ? name : `${group} ${name}`}
      </th>
      {isColor ? (
        IN_THEMES.map((inTheme) => <Color key={inTheme.theme} name={name} {...inTheme} />)
      ) : (
        <td colSpan={IN_THEMES.length} className="tabular-nums">
          {pixels ? atBothWidths(pixels) : written}
        </td>
      )}
    </tr>
  );
}

/** The tokens that the code of a component names, with their value in each theme. */
export function TokensOf() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const ids = new Set(tokensOf[preparedMeta.title]);
  const found = listedTokens.filter(({ id }) => ids.has(id));
  if (found.length === 0) return null;
  return (
    <>
      <SectionTitle>Tokens</SectionTitle>
      <p className="mb-4 docs-prose">
        Those that its own code names, found in its sources; what it is made of has its own.
      </p>
      <Table heads={['Token', ...IN_THEMES.map(({ theme }) => THEME_NAMES[theme])]}>
        {found.map((token) => (
          <Row key={token.id} token={token} />
        ))}
      </Table>
    </>
  );
}

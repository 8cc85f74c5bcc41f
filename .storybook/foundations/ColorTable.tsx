import { pairs } from 'virtual:color-pairs';
import { tokens } from '../../scripts/docs/design-tokens.ts';
import { contrast, mark } from './contrast.ts';
import { colorsIn, opacitiesIn, THEME_NAMES, THEMES, type Theme } from './themes.ts';

const COLORS = tokens.filter(({ group }) => group === 'color');
const BACKGROUNDS = new Set(['paper', 'surface', 'ecru']);
const IN_THEMES = (Object.keys(THEMES) as Theme[]).map((theme) => ({
  theme,
  colors: colorsIn(theme),
  opacities: opacitiesIn(theme),
}));

/** The pairs of a colour: what it lies on, and for a colour of grounds also what lies on it. */
const pairsOf = (name: string) => [
  ...pairs
    .filter(({ over, ground }) => over === name && ground !== name)
    .map(({ ground }) => ({ label: `on ${ground}`, other: ground })),
  ...(BACKGROUNDS.has(name) ? [] : pairs.filter(({ ground }) => ground === name)).map(({ over }) => ({
    label: `under ${over}`,
    other: over,
  })),
];

type CellProps = { name: string } & (typeof IN_THEMES)[number];

/** A colour in one theme: its value, and its contrast with what it meets. */
function Cell({ name, colors, opacities }: CellProps) {
  const hex = colors.get(name) ?? '';
  const opacity = opacities.get(name);
  const met = pairsOf(name).flatMap(({ label, other }) => {
    const otherHex = colors.get(other);
    return otherHex === undefined ? [] : [{ label, ratio: contrast(hex, otherHex) }];
  });
  return (
    <td className="tabular-nums">
      <svg aria-hidden className="mb-2 block h-10 w-full rounded border border-line">
        <rect width="100%" height="100%" fill={hex} fillOpacity={opacity} />
      </svg>
      <p className="font-semibold">
        {hex.toUpperCase()}
        {opacity === undefined ? null : ` at ${opacity * 100} %`}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3">
        {met.map(({ label, ratio }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-nowrap">
              {ratio.toFixed(1)} : 1 {mark(ratio)}
            </dd>
          </div>
        ))}
      </dl>
    </td>
  );
}

/** Every colour token with its value in each theme, side by side, whatever theme is shown. */
export const ColorTable = () => (
  // On a narrow screen, a wide table scrolls by itself, also by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section tabIndex={0} aria-label="Colours in each theme" className="overflow-x-auto">
    <table className="w-full min-w-240 border-collapse text-sm">
      <thead>
        <tr className="border-b border-ink text-left [&>th]:py-2 [&>th]:pr-5 [&>th]:font-semibold">
          <th scope="col">Token</th>
          {IN_THEMES.map(({ theme }) => (
            <th key={theme} scope="col">
              {THEME_NAMES[theme]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COLORS.map(({ name, note }) => (
          <tr key={name} className="border-b border-dashed border-line align-top [&>*]:py-3 [&>*]:pr-5">
            <th scope="row" className="w-48 text-left font-normal">
              <span className="font-semibold">{name}</span>
              <span className="block text-muted">{note}</span>
            </th>
            {IN_THEMES.map((inTheme) => (
              <Cell key={inTheme.theme} name={name} {...inTheme} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

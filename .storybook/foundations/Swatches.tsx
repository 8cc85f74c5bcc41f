import { contrast, hexOf, mark } from './contrast.ts';
import { tokens } from './tokens.ts';
import { useTokensHere } from './use-tokens-here.ts';

const grounds = ['paper', 'ecru', 'surface'] as const;

const on = (hex: string, ground: string) => {
  const ratio = contrast(hex, ground);
  return `${ratio.toFixed(1)} : 1 ${mark(ratio)}`;
};

/** Every colour token, with its value in the theme and its contrast as text on the background colours. */
export function Swatches() {
  const { place, valueOf } = useTokensHere();
  return (
    <ul ref={place} className="grid gap-6 sm:grid-cols-3 xl:grid-cols-5">
      {tokens.flatMap(({ name, note }) => {
        const hex = hexOf(valueOf(name));
        if (!hex) return [];
        return (
          <li key={name} className="text-sm">
            <svg aria-hidden className="mb-2 block h-16 w-full rounded inset-ring inset-ring-line">
              <rect width="100%" height="100%" fill={`var(--${name})`} />
            </svg>
            <p className="font-semibold">{name}</p>
            <p className="text-muted tabular-nums">{hex.toUpperCase()}</p>
            <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 tabular-nums">
              {grounds.map((ground) => (
                <div key={ground} className="contents">
                  <dt className="text-muted">on {ground}</dt>
                  <dd>{on(hex, hexOf(valueOf(ground)) ?? '')}</dd>
                </div>
              ))}
            </dl>
            {note ? <p className="mt-2 text-muted">{note}</p> : null}
          </li>
        );
      })}
    </ul>
  );
}

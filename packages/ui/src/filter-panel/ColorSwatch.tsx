export type ColorSwatchProps = {
  /** Slug of the colour; `multicolore` has four colours. */
  slug: string;
  /** Colour of the dot, `#A63D2F`. */
  hex: string;
};

const QUARTERS = [
  ['M9 9V0a9 9 0 0 1 9 9Z', '#A63D2F'],
  ['M9 9h9a9 9 0 0 1-9 9Z', '#E3B23C'],
  ['M9 9v9a9 9 0 0 1-9-9Z', '#2B4162'],
  ['M9 9H0a9 9 0 0 1 9-9Z', '#4C5B3A'],
] as const;

/** An SVG, because the content security policy forbids inline styles. */
export function ColorSwatch({ slug, hex }: ColorSwatchProps) {
  return (
    <svg data-slot="color-swatch" aria-hidden="true" viewBox="0 0 18 18" className="size-5 shrink-0">
      {slug === 'multicolore' ? (
        QUARTERS.map(([d, fill]) => <path key={fill} d={d} fill={fill} />)
      ) : (
        <circle cx="9" cy="9" r="9" fill={hex} />
      )}
      <circle cx="9" cy="9" r="8.5" className="fill-none stroke-ink/20" />
    </svg>
  );
}

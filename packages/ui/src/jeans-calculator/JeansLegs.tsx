import { cx } from 'class-variance-authority';

export type JeansLegsProps = {
  /** Fit of the leg. */
  fit: 'tight' | 'regular' | 'loose';
  /** Size and position of the illustration. */
  className?: string;
};

/** Outline of half a leg from the hip to the hem; the other half is mirrored. */
const legs: Record<JeansLegsProps['fit'], string> = {
  tight: 'M32 6H13c-1 9-3 16-3 24 0 16 8 40 9 60h10l2-50h1',
  regular: 'M32 6H13c-1 9-4 16-4 24 0 18 4 40 4 60h15l3-50h1',
  loose: 'M32 6H13C12 15 8 22 7 32 5 50 4 70 3 90h23l5-50h1',
};

/** Line drawing of a pair of jeans. */
export function JeansLegs({ fit, className }: JeansLegsProps) {
  const half = (
    <>
      <path d={legs[fit]} className="fill-denim/15 stroke-denim stroke-[1.5]" />
      <path d="M13 12h19M16 12c0 7-2 9-6 10" strokeDasharray="3 2" className="fill-none stroke-denim" />
    </>
  );
  return (
    <svg aria-hidden="true" viewBox="0 0 64 96" className={cx('shrink-0', className)}>
      {half}
      <g transform="matrix(-1 0 0 1 64 0)">{half}</g>
      <circle cx="32" cy="9" r="1.5" className="fill-garance" />
    </svg>
  );
}

import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';

export type CopyLabelProps = {
  /** What the button does. */
  before: ReactNode;
  /** What it has done. */
  after: ReactNode;
  /** Icon before the words of what it does. */
  sign: ReactNode;
  /** True for a moment after a copy: what it has done is said instead. */
  copied: boolean;
};

/** Both labels lie on each other, so that the button keeps its width; the hidden one is not said either. */
export function CopyLabel({ before, after, sign, copied }: CopyLabelProps) {
  const look = (shown: boolean) =>
    `col-start-1 row-start-1 flex items-center justify-center gap-2 ${shown ? '' : 'invisible'}`;
  return (
    <span className="grid">
      <span className={look(!copied)}>
        {sign}
        {before}
      </span>
      <span className={look(copied)}>
        <Check aria-hidden className="size-5" />
        {after}
      </span>
    </span>
  );
}

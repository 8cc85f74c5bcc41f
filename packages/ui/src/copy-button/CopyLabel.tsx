import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';

export type CopyLabelProps = {
  /** Label before copying. */
  before: ReactNode;
  /** Label after copying. */
  after: ReactNode;
  /** Icon of the label before copying. */
  sign: ReactNode;
  /** True for a moment after copying, while the other label is shown. */
  copied: boolean;
};

/** Both labels are stacked, so that the button keeps its width; the hidden one is not exposed to screen readers. */
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

import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BlockChange } from '../../page-editor/iframe-messages.ts';

export type PreviewBlockProps = {
  /** The page editor's id of the block. */
  id: string;
  /** True while its form is open. */
  isChosen: boolean;
  /** What became of it between two versions. */
  change?: BlockChange | undefined;
  children: ReactNode;
};

/** Scrolls the selected block into view while it is edited. */
export function PreviewBlock({ id, isChosen, change, children }: PreviewBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = block;
    if (!isChosen || !current) return;
    // Its height changes while typing, and when its code loads.
    const observer = new ResizeObserver(() => current.scrollIntoView({ block: 'nearest' }));
    observer.observe(current);
    return () => observer.disconnect();
  }, [isChosen]);
  return (
    <div ref={block} data-block={id} className="relative min-w-0 cursor-pointer rounded empty:hidden">
      {change ? (
        <p className="mb-2 bg-denim-fill px-3 py-1 text-sm font-semibold text-on-fill">
          <FormattedMessage id={`compare.change.${change}`} />
        </p>
      ) : null}
      {children}
      {isChosen || change ? (
        // Above pictures that a block lays over its own edges.
        <span
          aria-hidden
          className="pointer-events-none absolute -inset-1.5 z-10 rounded border-2 border-dashed border-denim"
        />
      ) : null}
    </div>
  );
}

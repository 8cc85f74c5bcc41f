import { useEffect, useRef, type ReactNode } from 'react';

export type PreviewBlockProps = {
  /** By which the editors' page knows it. */
  id: string;
  /** True while its fields are open. */
  isChosen: boolean;
  children: ReactNode;
};

/** A block of the page, kept in sight while it is written. */
export function PreviewBlock({ id, isChosen, children }: PreviewBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = block;
    if (!isChosen || !current) return;
    // It grows at each line, and once its code is there.
    const observer = new ResizeObserver(() => current.scrollIntoView({ block: 'nearest' }));
    observer.observe(current);
    return () => observer.disconnect();
  }, [isChosen]);
  return (
    <div
      ref={block}
      data-block={id}
      className={`min-w-0 cursor-pointer rounded empty:hidden ${isChosen ? 'outline-2 outline-offset-4 outline-denim outline-dashed' : ''}`}
    >
      {children}
    </div>
  );
}

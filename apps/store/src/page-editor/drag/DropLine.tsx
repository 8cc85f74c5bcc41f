import type { Side } from '../arrange.ts';

/** Where what is dragged would be put; its row is positioned. */
export function DropLine({ side }: { side: Side | null }) {
  if (side === null) return null;
  return (
    <span
      aria-hidden
      data-slot="drop-line"
      className={`pointer-events-none absolute inset-x-0 z-1 h-1 rounded bg-denim ${side === 'before' ? '-top-0.5' : '-bottom-0.5'}`}
    />
  );
}

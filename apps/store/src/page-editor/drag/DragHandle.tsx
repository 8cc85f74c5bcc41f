import GripVertical from 'lucide-react/icons/grip-vertical';
import type { Ref } from 'react';

/** What a row is dragged by. Buttons beside it do the same by keyboard and for screen readers, so that it is hidden from these. */
export function DragHandle({ ref }: { ref: Ref<HTMLSpanElement> }) {
  return (
    <span
      ref={ref}
      aria-hidden
      data-slot="drag-handle"
      className="grid w-7 shrink-0 cursor-grab place-items-center self-stretch text-muted hover:text-ink active:cursor-grabbing"
    >
      <GripVertical className="size-4" />
    </span>
  );
}

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Side } from '../arrange.ts';

export type Sortable = {
  /** Of what may change places with each other. */
  group: string;
  id: string;
  /** False where there is nothing to change places with, and no handle. */
  canDrag?: boolean;
  /** Told what was dropped here, and on which side. */
  onPlace: (dragged: string, side: Side) => void;
};

const sideOf = (element: Element, { clientY }: { clientY: number }): Side => {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
};

/**
 * A row that is dragged by its handle and takes others of its group at its upper or lower half. The handle is dragged
 * rather than the row, whose fields would lose the selection of text by pointer in Firefox.
 */
export function useSortable<Row extends HTMLElement>({ group, id, canDrag = true, onPlace }: Sortable) {
  const row = useRef<Row>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [side, setSide] = useState<Side | null>(null);
  const [isDragged, setDragged] = useState(false);
  const place = useEffectEvent(onPlace);
  useEffect(() => {
    const { current: element } = row;
    if (!element || !canDrag) return;
    const own = { group, id };
    return combine(
      handle.current
        ? draggable({
            element: handle.current,
            getInitialData: () => own,
            onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
              const { left, top } = element.getBoundingClientRect();
              const { clientX, clientY } = location.initial.input;
              nativeSetDragImage?.(element, clientX - left, clientY - top);
            },
            onDragStart: () => setDragged(true),
            onDrop: () => setDragged(false),
          })
        : () => undefined,
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['group'] === group && source.data['id'] !== id,
        onDragEnter: ({ location }) => setSide(sideOf(element, location.current.input)),
        onDrag: ({ location }) => setSide(sideOf(element, location.current.input)),
        onDragLeave: () => setSide(null),
        onDrop: ({ source, location }) => {
          setSide(null);
          const { id: dragged } = source.data;
          if (typeof dragged === 'string') place(dragged, sideOf(element, location.current.input));
        },
      }),
    );
  }, [group, id, canDrag]);
  return { row, handle, side, isDragged };
}

/** A place that takes what is dropped anywhere in it: a zone without blocks. */
export function useDropPlace(group: string, onDrop: (dragged: string) => void) {
  const [isOver, setOver] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const { current: element } = place;
    if (!element) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['group'] === group,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const { id } = source.data;
        if (typeof id === 'string') drop(id);
      },
    });
  }, [group]);
  return { place, isOver };
}

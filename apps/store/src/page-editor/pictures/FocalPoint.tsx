import { CENTRE, type FocalPoint as Point } from '@patine/contract/content/site-pictures';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Per mille that an arrow key moves the point, and with Shift. */
const STEP = 50;
const FINE_STEP = 10;
const WHOLE = 1000;

const within = (value: number) => Math.min(Math.max(Math.round(value), 0), WHOLE);

const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key moves a point to; null for other keys. */
export function movedByKey({ x, y }: Point, key: string, isFine: boolean): Point | null {
  if (key === 'Home') return CENTRE;
  const [right, down] = KEYS[key] ?? [];
  if (right === undefined || down === undefined) return null;
  const step = isFine ? FINE_STEP : STEP;
  return { x: within(x + right * step), y: within(y + down * step) };
}

export type FocalPointProps = {
  label: string;
  /** Id of what explains the keys. */
  describedBy: string;
  value: Point;
  onChange: (point: Point) => void;
  /** The picture that the point lies on, as large as this. */
  children: ReactNode;
};

/** A point on a picture, moved by pointer or by arrow keys. */
export function FocalPoint({ label, describedBy, value, onChange, children }: FocalPointProps) {
  const { formatMessage } = useIntl();
  const toPointer = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onChange({
      x: within(((clientX - box.left) / box.width) * WHOLE),
      y: within(((clientY - box.top) / box.height) * WHOLE),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedByKey(value, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  };
  const { x, y } = value;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has one axis, a point has two
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(x / 10)}
      aria-valuetext={formatMessage(
        { id: 'pictures.focalPoint.at' },
        { x: Math.round(x / 10), y: Math.round(y / 10) },
      )}
      className="relative block cursor-crosshair touch-none overflow-clip rounded select-none"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        toPointer(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) toPointer(event);
      }}
    >
      {children}
      <span
        aria-hidden
        className="pointer-events-none absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-on-fill bg-shade/25 shadow-float outline-2 outline-shade after:absolute after:inset-0 after:m-auto after:size-1.5 after:rounded-full after:bg-on-fill"
        style={{ left: `${x / 10}%`, top: `${y / 10}%` }}
      />
    </div>
  );
}

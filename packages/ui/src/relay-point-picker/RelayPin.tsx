import type { KeyboardEvent } from 'react';

export type RelayPinProps = {
  /** Id of the point. */
  id: string;
  /** Number in the list, from 1. */
  number: number;
  /** Name of the point. */
  label: string;
  /** True for the selected point: its pin is filled. */
  checked: boolean;
  /** True for the only pin in the tab order. */
  reached: boolean;
  /** Called with the id when the pin is clicked. */
  onChoose: (id: string) => void;
  /** Called with the key event and the id, so that arrow keys move to the next pin. */
  onKeyDown: (event: KeyboardEvent, id: string) => void;
};

const PIN = 'M0 0c-3-9-14-15-14-27a14 14 0 0 1 28 0c0 12-11 18-14 27Z';

/** A numbered pin with a disc around it as a touch target. */
export function RelayPin({ id, number, label, checked, reached, onChoose, onKeyDown }: RelayPinProps) {
  return (
    <g
      data-slot="relay-pin"
      data-point={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no input
      role="radio"
      aria-checked={checked}
      aria-label={`${number}. ${label}`}
      tabIndex={reached ? 0 : -1}
      className="group/pin cursor-pointer outline-none"
      onClick={() => onChoose(id)}
      onKeyDown={(event) => onKeyDown(event, id)}
    >
      <circle
        cy="-24"
        r="30"
        className="fill-transparent group-focus-visible/pin:stroke-denim group-focus-visible/pin:stroke-[3]"
      />
      <g transform={checked ? 'scale(1.6)' : 'scale(1.3)'}>
        <path
          d={PIN}
          className={
            checked
              ? 'fill-garance stroke-paper stroke-2'
              : 'fill-ink stroke-paper stroke-2 group-hover/pin:fill-ink-soft'
          }
        />
        <text y="-22" textAnchor="middle" aria-hidden="true" className="fill-paper text-sm font-semibold">
          {number}
        </text>
      </g>
    </g>
  );
}

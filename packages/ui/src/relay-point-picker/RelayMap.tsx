import type { ServicePointFieldsFragment } from '@patine/contract/operations';
import { useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { placePoints, pointBeyond } from './place-points.ts';
import { RelayPin } from './RelayPin.tsx';

export type RelayMapProps = {
  /** Nearest first; each pin shows its number in the list. */
  points: readonly ServicePointFieldsFragment[];
  /** Id of the selected point. */
  chosen: string | null;
  /** Called with the id of the clicked pin. */
  onChoose: (servicePointId: string) => void;
};

const WIDTH = 480;
const HEIGHT = 360;
/** Streets go on beyond the view box: beside a long list the map is taller than its pins need. */
const STREETS = [
  'M-480-130h1440M-480 74h1440M-480 296h1440M-480 490h1440M62-360v1080M404-360v1080',
  'M120-360 234 720M314-360 248 720M-480 118l1440 108M-480 400l1440-36M-480-50l1440 40',
];
const CANAL = 'M-10 257c90-48 170 17 256-26 76-38 110-118 250-106';

/** A schematic map of the points. Arrow keys move to the nearest pin in that direction. */
export function RelayMap({ points, chosen, onChoose }: RelayMapProps) {
  const { formatMessage } = useIntl();
  const map = useRef<SVGSVGElement>(null);
  const placed = placePoints(points, WIDTH, HEIGHT);
  if (placed.length === 0) return null;
  // The selected pin is drawn last, above the others.
  const drawn = placed.toSorted((a, b) => Number(a.id === chosen) - Number(b.id === chosen));
  const reached = placed.some(({ id }) => id === chosen) ? chosen : placed[0]?.id;

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const press = event.key === ' ' || event.key === 'Enter';
    const goal = press ? id : pointBeyond(placed, id, event.key);
    if (!goal) return;
    event.preventDefault();
    onChoose(goal);
    map.current?.querySelector<SVGElement>(`[data-point="${CSS.escape(goal)}"]`)?.focus();
  };

  return (
    <svg
      ref={map}
      data-slot="relay-map"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no fieldset
      role="radiogroup"
      aria-label={formatMessage({ id: 'ui.relay-point-picker.map' })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid meet"
      className="w-full rounded bg-ecru sm:sticky sm:top-6 sm:h-full sm:max-h-160"
    >
      <path d={STREETS[0]} className="fill-none stroke-paper stroke-[12]" />
      <path d={CANAL} className="fill-none stroke-denim/25 stroke-[26]" />
      <path d={CANAL} strokeDasharray="7 7" className="fill-none stroke-denim/40" />
      <path d={STREETS[1]} className="fill-none stroke-paper stroke-[9]" />
      <g aria-hidden="true" transform="translate(446 40)" className="fill-none stroke-ink">
        <path d="M0 16V-14M-6-6l6-8 6 8" />
        <text y="30" textAnchor="middle" className="fill-ink stroke-none text-xs font-semibold">
          N
        </text>
      </g>
      {drawn.map(({ id, x, y }) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <RelayPin
            id={id}
            number={points.findIndex(({ servicePointId }) => servicePointId === id) + 1}
            label={points.find(({ servicePointId }) => servicePointId === id)?.name ?? id}
            checked={id === chosen}
            reached={id === reached}
            onChoose={onChoose}
            onKeyDown={onKeyDown}
          />
        </g>
      ))}
    </svg>
  );
}

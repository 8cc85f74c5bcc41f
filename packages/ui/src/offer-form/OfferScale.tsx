import type { OfferBounds } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { Money } from '../money/Money.tsx';

export type OfferScaleProps = {
  /** The lowest and the highest possible offer. */
  bounds: OfferBounds;
  /** The typed amount in hundredths; null for no amount. */
  amount: number | null;
};

const WIDTH = 320;
const EDGE = 10;
const TAG = 'M0 0 8-9V-24a2 2 0 0 0-2-2H-6a2 2 0 0 0-2 2V-9Z';

/**
 * A scale from the lowest offer to the price, with a marker at the amount. An SVG, because inline styles are forbidden.
 */
export function OfferScale({ bounds: { min, max }, amount }: OfferScaleProps) {
  const share = amount === null ? null : (amount - min.amount) / Math.max(1, max.amount - min.amount);
  const inside = share !== null && share >= 0 && share <= 1;
  const x = EDGE + Math.max(0, Math.min(1, share ?? 0)) * (WIDTH - 2 * EDGE);
  return (
    <div data-slot="offer-scale">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 40`} className="w-full overflow-visible">
        <path d={`M${EDGE} 32H${WIDTH - EDGE}`} strokeDasharray="6 5" className="stroke-field stroke-2" />
        {inside ? <path d={`M${x} 32H${WIDTH - EDGE}`} className="stroke-garance stroke-2" /> : null}
        <path d={`M${EDGE} 25v14M${WIDTH - EDGE} 25v14`} className="stroke-ink stroke-2" />
        {share === null ? null : (
          <g transform={`translate(${x} 29)`}>
            <path d={TAG} className={inside ? 'fill-garance' : 'fill-muted'} />
            <circle cy="-8" r="2" className="fill-paper" />
          </g>
        )}
      </svg>
      <dl className="flex justify-between gap-4 text-sm tabular-nums">
        <div>
          <dt className="text-muted">
            <FormattedMessage id="ui.offer-form.least" />
          </dt>
          <dd className="font-semibold">
            <Money value={min} />
          </dd>
        </div>
        <div className="text-end">
          <dt className="text-muted">
            <FormattedMessage id="ui.offer-form.price" />
          </dt>
          <dd className="font-semibold">
            <Money value={max} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

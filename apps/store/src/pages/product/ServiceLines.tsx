import { RETURN_WINDOW_DAYS } from '@patine/core';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';

const LINES = [
  { id: 'delivery', Sign: Truck },
  { id: 'returns', Sign: Undo2 },
  { id: 'guarantee', Sign: ShieldCheck },
] as const;

/** Delivery, return and guarantee, and who sells: known before the button is pressed. */
export function ServiceLines({ product: { store } }: { product: Product }) {
  const { formatDisplayName } = useIntl();
  const country = formatDisplayName(store.country, { type: 'region' }) ?? store.country;
  return (
    <ul className="my-6 grid gap-3.5">
      {LINES.map(({ id, Sign }) => (
        <li key={id} className="grid grid-cols-[1.5rem_1fr] gap-x-3.5 text-sm">
          <Sign aria-hidden strokeWidth={1.5} className="row-span-2" />
          <b className="font-semibold">
            <FormattedMessage id={`product.${id}.title`} values={{ days: RETURN_WINDOW_DAYS }} />
          </b>
          <span className="text-ink-soft">
            <FormattedMessage
              id={`product.${id}.text`}
              values={{ store: store.name, country, professional: String(store.isProfessional) }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

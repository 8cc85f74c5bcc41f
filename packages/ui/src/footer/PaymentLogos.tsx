import Lock from 'lucide-react/icons/lock';
import { FormattedMessage } from 'react-intl';

export type PaymentLogosProps = {
  /** Names of the payment methods: Visa, PayPal. */
  marks: readonly string[];
};

/** Payment methods as text, because brand logos are not copied. */
export function PaymentLogos({ marks }: PaymentLogosProps) {
  return (
    <div data-slot="payment-marks" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <Lock aria-hidden className="size-4" />
        <FormattedMessage id="ui.footer.payment" />
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {marks.map((mark) => (
          <li key={mark} className="rounded border border-line bg-surface px-2 py-1 text-xs font-semibold">
            {mark}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Alert } from '@patine/ui/alert/Alert';
import { TextField } from '@patine/ui/text-field/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { BuyButton } from './BuyButton.tsx';
import type { Buying } from './use-buying.ts';

/** What to write on the piece and the button; phones have theirs in the bar at the foot of the screen. */
export function BuyBox({ product, buying }: { product: Product; buying: Buying | null }) {
  const { formatMessage } = useIntl();
  const { customTextLabel, customTextMaxSize } = product.attributes;
  if (!buying)
    return (
      <div className="mt-5">
        <Alert
          tone="info"
          title={formatMessage({ id: `product.state.${product.stateLabel ?? 'withdrawn'}` })}
        >
          <FormattedMessage id="product.goneText" />
        </Alert>
      </div>
    );

  return (
    <div className="mt-5 grid gap-3 empty:hidden">
      {customTextLabel ? (
        <TextField
          label={customTextLabel}
          optional
          maxLength={customTextMaxSize ?? undefined}
          hint={formatMessage({ id: 'product.customHint' }, { count: customTextMaxSize ?? 0 })}
          value={buying.text}
          onChange={(event) => buying.setText(event.target.value)}
        />
      ) : null}
      <div className="hidden lg:block">
        <BuyButton buying={buying} />
      </div>
    </div>
  );
}

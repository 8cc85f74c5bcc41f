import { TextField } from '@patine/ui/text-field/TextField';
import { useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import type { Buying } from './use-buying.ts';

export type CustomTextProps = { attributes: Product['attributes']; buying: Buying };

/** Input for the text on a customised product, with the seller's maximum length. */
export default function CustomText({ attributes, buying }: CustomTextProps) {
  const { formatMessage } = useIntl();
  const { customTextLabel, customTextMaxSize } = attributes;
  return (
    <TextField
      label={customTextLabel ?? ''}
      optional
      maxLength={customTextMaxSize ?? undefined}
      hint={formatMessage({ id: 'product.customHint' }, { count: customTextMaxSize ?? 0 })}
      value={buying.text}
      onChange={(event) => buying.setText(event.target.value)}
    />
  );
}

import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import type { OrderLine } from '../../features/orders/order.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Link to the return of this item. */
export function LineAction({ line: { returnId } }: { line: OrderLine }) {
  const locale = useLocale();
  if (!returnId) return null;
  return (
    <TextLink href={paths.return(locale, returnId)} size="sm">
      <FormattedMessage id="account-order.return.link" />
    </TextLink>
  );
}

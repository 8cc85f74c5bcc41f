import { FormattedMessage } from 'react-intl';

export default function ListCount({ count }: { count: number }) {
  return <FormattedMessage id="shop.count" values={{ count }} />;
}

import type { Navigation } from '@patine/contract/content/structure';
import { RETURN_WINDOW_DAYS } from '@patine/core';
import { Footer } from '@patine/ui/footer/Footer';
import { FooterGroup } from '@patine/ui/footer/FooterGroup';
import { PaymentMarks } from '@patine/ui/footer/PaymentMarks';
import { Reassurance } from '@patine/ui/footer/Reassurance';
import Ruler from 'lucide-react/icons/ruler';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage, useIntl } from 'react-intl';
import { Languages } from './Languages.tsx';

export type ShopFooterProps = { groups: Navigation['footerNav'] };

const PROMISES = [
  { id: 'delivery', Sign: Truck },
  { id: 'returns', Sign: Undo2 },
  { id: 'guarantee', Sign: ShieldCheck },
  { id: 'measured', Sign: Ruler },
] as const;

export function ShopFooter({ groups }: ShopFooterProps) {
  const { formatMessage } = useIntl();
  return (
    <Footer
      promises={PROMISES.map(({ id, Sign }) => (
        <Reassurance
          key={id}
          sign={<Sign aria-hidden />}
          title={<FormattedMessage id={`footer.${id}.title`} values={{ days: RETURN_WINDOW_DAYS }} />}
        >
          <FormattedMessage id={`footer.${id}.text`} values={{ days: RETURN_WINDOW_DAYS }} />
        </Reassurance>
      ))}
      groups={groups.map(({ title, items }) => (
        <FooterGroup key={title} title={title} items={items} />
      ))}
      payment={<PaymentMarks marks={['CB', 'Visa', 'Mastercard', 'PayPal']} />}
      meta={<Languages label={formatMessage({ id: 'footer.languages' })} />}
    />
  );
}

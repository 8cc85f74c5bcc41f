import { RETURN_WINDOW_DAYS } from '@patine/core';
import { Footer } from '@patine/ui/footer/Footer';
import { FooterGroup } from '@patine/ui/footer/FooterGroup';
import type { FooterItem } from '@patine/ui/footer/FooterLink';
import { PaymentLogos } from '@patine/ui/footer/PaymentLogos';
import { Reassurance } from '@patine/ui/footer/Reassurance';
import { SocialLinks } from '@patine/ui/footer/SocialLinks';
import { useSafeHtml } from '@patine/ui/safe-html/safe-html';
import Ruler from 'lucide-react/icons/ruler';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage, useIntl } from 'react-intl';
import { FooterNewsletter } from '../features/newsletter/FooterNewsletter.tsx';
import { useMe } from '../features/session/use-me.ts';
import { useInBrowser } from '../lib/use-browser-fact.ts';
import type { LayoutContent } from '../lib/content.query.ts';
import { useLocale } from '../lib/store-context.tsx';
import { paths } from '../paths.ts';
import { Contact } from './Contact.tsx';
import { Languages } from './Languages.tsx';
import ThemeChoice from './ThemeChoice.tsx';

export type ShopFooterProps = {
  /** Navigation content; absent while it cannot be loaded. */
  content: LayoutContent | undefined;
};

const PROMISES = [
  { id: 'delivery', Sign: Truck },
  { id: 'returns', Sign: Undo2 },
  { id: 'guarantee', Sign: ShieldCheck },
  { id: 'measured', Sign: Ruler },
] as const;

export default function ShopFooter({ content }: ShopFooterProps) {
  const { formatMessage } = useIntl();
  const { footerNav = [], contact, social, legal, payment } = content ?? {};
  const legalHtml = useSafeHtml(legal ?? '');
  const locale = useLocale();
  const me = useMe();
  // The server renders the footer for everybody: until it is hydrated it is theirs.
  const isCustomer = useInBrowser() && me !== null && me !== undefined;
  /** Signed-in customers have no use for the login. */
  const forCustomer = (item: FooterItem): FooterItem =>
    item.path === paths.login(locale)
      ? { label: formatMessage({ id: 'header.account' }), path: paths.account(locale) }
      : item;
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
      newsletter={<FooterNewsletter />}
      contact={contact ? <Contact contact={contact} /> : null}
      groups={footerNav.map(({ title, items }) => (
        <FooterGroup key={title} title={title} items={isCustomer ? items.map(forCustomer) : items} />
      ))}
      payment={payment && <PaymentLogos marks={payment.methods} />}
      meta={
        <>
          {social ? (
            <SocialLinks
              urls={{ Instagram: social.instagram, Facebook: social.facebook, Pinterest: social.pinterest }}
            />
          ) : null}
          <ThemeChoice />
          <Languages label={formatMessage({ id: 'footer.languages' })} />
        </>
      }
      legal={legal ? <p dangerouslySetInnerHTML={legalHtml} /> : null}
    />
  );
}

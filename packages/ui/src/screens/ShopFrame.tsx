import Heart from 'lucide-react/icons/heart';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import User from 'lucide-react/icons/user';
import type { ReactNode } from 'react';
import { Footer } from '../footer/Footer.tsx';
import { FooterGroup } from '../footer/FooterGroup.tsx';
import { PaymentLogos } from '../footer/PaymentLogos.tsx';
import { Reassurance } from '../footer/Reassurance.tsx';
import { Header } from '../header/Header.tsx';
import { HeaderLink } from '../header/HeaderLink.tsx';
import { HelloBar } from '../hello-bar/HelloBar.tsx';
import { LanguageSwitch } from '../language-switch/LanguageSwitch.tsx';
import { Logo } from '../logo/Logo.tsx';
import { demoEntries } from '../navigation/demo-entries.ts';
import { NewsletterForm } from '../newsletter-form/NewsletterForm.tsx';
import { SearchBox } from '../search-box/SearchBox.tsx';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import { useSampleLanguage } from '../testing/use-sample-language.ts';
import { ThemeSwitch } from '../theme-switch/ThemeSwitch.tsx';
import { useScreenMessages } from './messages.ts';

const ignore = () => undefined;

export type ShopFrameProps = {
  /** The page between header and footer. */
  children: ReactNode;
};

/** Header, footer and surroundings of a page, composed as in the store's layout. */
export function ShopFrame({ children }: ShopFrameProps) {
  const { messages, locale } = useScreenMessages();
  const translate = useSampleLanguage();
  const switchTo = (label?: string) => (
    <LanguageSwitch
      current={locale}
      {...(label ? { label } : {})}
      languages={[
        { code: 'fr', name: 'Français', href: '/' },
        { code: 'en', name: 'English', href: '/en' },
      ]}
    />
  );
  return (
    <>
      <SkipLink />
      <HelloBar seeMore={{ label: messages.more, href: '/pages/returns' }}>{messages.hello}</HelloBar>
      <Header
        logo={<Logo href="/" />}
        nav={translate(demoEntries)}
        search={<SearchBox action="/shop/search/" />}
        tools={
          <>
            <HeaderLink href="/account" label={messages.account}>
              <User aria-hidden />
            </HeaderLink>
            <HeaderLink href="/wishlist" label={`${messages.wishlist}, 3`} count={3}>
              <Heart aria-hidden />
            </HeaderLink>
            <HeaderLink href="/cart" label={`${messages.cart}, 1`} count={1}>
              <ShoppingBag aria-hidden />
            </HeaderLink>
          </>
        }
        languages={switchTo()}
      />
      <main id="main">{children}</main>
      <Footer
        promises={
          <>
            <Reassurance sign={<Truck aria-hidden />} title={messages.delivery}>
              {messages.deliveryText}
            </Reassurance>
            <Reassurance sign={<Undo2 aria-hidden />} title={messages.returns}>
              {messages.returnsText}
            </Reassurance>
            <Reassurance sign={<ShieldCheck aria-hidden />} title={messages.guarantee}>
              {messages.guaranteeText}
            </Reassurance>
          </>
        }
        newsletter={
          <NewsletterForm status={null} onSubscribe={ignore} onReset={ignore}>
            <p>{messages.newsletter}</p>
          </NewsletterForm>
        }
        groups={
          <FooterGroup
            title={messages.help}
            items={[
              { label: messages.delivery, path: '/pages/delivery' },
              { label: messages.returns, path: '/pages/returns' },
            ]}
          />
        }
        payment={<PaymentLogos marks={['CB', 'Visa', 'Mastercard', 'PayPal']} />}
        meta={
          <>
            <ThemeSwitch onChange={ignore} />
            {switchTo(messages.languages)}
          </>
        }
      />
    </>
  );
}

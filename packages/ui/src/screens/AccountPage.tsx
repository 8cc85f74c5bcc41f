import type { ReactNode } from 'react';
import { AccountLayout } from '../account-layout/AccountLayout.tsx';
import { Button } from '../button/Button.tsx';
import { ShopFrame } from './ShopFrame.tsx';
import { useScreenMessages } from './messages.ts';

export type AccountPageProps = {
  /** Link to the list above a detail page. */
  back?: { label: string; href: string; always: true };
  /** The page. */
  children: ReactNode;
};

/** A page of the account within its frame. */
export function AccountPage({ back, children }: AccountPageProps) {
  const { messages } = useScreenMessages();
  return (
    <ShopFrame>
      <AccountLayout
        current="/account/orders"
        groups={[
          {
            label: messages.purchases,
            entries: [
              { label: messages.orders, href: '/account/orders' },
              { label: messages.offers, href: '/account/offers', count: 1 },
            ],
          },
          { label: messages.profile, entries: [{ label: messages.addresses, href: '/account/addresses' }] },
        ]}
        back={back}
        logout={
          <Button tone="line" size="sm">
            {messages.logout}
          </Button>
        }
      >
        {children}
      </AccountLayout>
    </ShopFrame>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../logo/Logo.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { FunnelLayout } from './FunnelLayout.tsx';
import { funnelLayoutGuide } from './funnel-layout.guide.tsx';

const meta = {
  title: 'Layout/FunnelLayout',
  component: FunnelLayout,
  args: {
    logo: <Logo href="/" size="sm" />,
    step: 'cart',
    cartHref: '/cart',
    paymentHref: '/cart/checkout',
    children: (
      <main className="wrap py-8">
        <PageHeading title="Votre panier" aside="3 pièces" />
      </main>
    ),
  },
  parameters: { guide: funnelLayoutGuide, layout: 'fullscreen' },
} satisfies Meta<typeof FunnelLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Payment: Story = {
  args: {
    step: 'payment',
    children: (
      <main className="wrap py-8">
        <PageHeading title="Paiement" />
      </main>
    ),
  },
};
export const OrderPlaced: Story = {
  args: {
    step: undefined,
    children: (
      <main className="wrap py-8">
        <PageHeading title="Merci, votre commande est confirmée" />
      </main>
    ),
  },
};
export const PaymentClosed: Story = { args: { paymentHref: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

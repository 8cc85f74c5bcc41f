import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PaymentButtons } from './PaymentButtons.tsx';
import { paymentButtonsGuide } from './payment-buttons.guide.tsx';

const meta = {
  title: 'Commerce/PaymentButtons',
  component: PaymentButtons,
  args: {
    providers: ['STRIPE', 'PAYPAL'],
    total: { amount: 15240, currency: 'EUR' },
    onPay: fn(),
    children: 'En commandant, vous acceptez les conditions de vente. Retour possible pendant 14 jours.',
  },
  decorators: [(Story) => <div className="max-w-150">{Story()}</div>],
  parameters: { guide: paymentButtonsGuide },
} satisfies Meta<typeof PaymentButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sandbox: Story = { args: { providers: ['SANDBOX'] } };
export const LoadingCard: Story = { args: { loading: 'STRIPE' } };
export const LoadingPaypal: Story = { args: { loading: 'PAYPAL' } };
export const LoadingInternal: Story = { args: { providers: ['STRIPE', 'INTERNAL'], loading: 'INTERNAL' } };
export const Disabled: Story = { args: { disabledReason: 'Choisissez d’abord une adresse de livraison.' } };
export const LoadingSandbox: Story = { args: { providers: ['SANDBOX'], loading: 'SANDBOX' } };
export const Internal: Story = { args: { providers: ['INTERNAL'], total: { amount: 0, currency: 'EUR' } } };
export const Counting: Story = { args: { disabled: true } };
export const Empty: Story = { args: { providers: [] } };
export const LongText: Story = {
  args: {
    total: { amount: 1234567890, currency: 'EUR' },
    disabledReason: 'Choisissez d’abord une adresse de livraison. '.repeat(44),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutPage } from './CheckoutPage.tsx';

const meta = {
  title: 'Screens/Checkout',
  component: CheckoutPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { globals: { locale: 'en' } };
export const Tablet: Story = { tags: ['width'], globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { tags: ['width'], globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartPage } from './CartPage.tsx';

const meta = {
  title: 'Screens/Cart',
  component: CartPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { globals: { locale: 'en' } };
export const Tablet: Story = { tags: ['width'], globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { tags: ['width'], globals: { viewport: { value: 'phone' } } };

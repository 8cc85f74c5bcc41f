import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderPage } from './OrderPage.tsx';

const meta = {
  title: 'Screens/Order',
  component: OrderPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { globals: { locale: 'en' } };
export const Tablet: Story = { tags: ['width'], globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { tags: ['width'], globals: { viewport: { value: 'phone' } } };

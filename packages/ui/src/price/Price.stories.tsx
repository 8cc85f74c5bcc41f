import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';
import { priceGuide } from './price.guide.tsx';

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' as const });

const meta = {
  title: 'Controls/Price',
  component: Price,
  args: { current: euros(33) },
  parameters: { guide: priceGuide, docs: { columns: 3 } },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reduced: Story = { args: { current: euros(58), regular: euros(117), percent: 50 } };
export const From: Story = { args: { current: euros(25), from: true } };
export const Large: Story = { args: { size: 'lg', current: euros(62), regular: euros(88), percent: 30 } };
export const Past: Story = { args: { past: true, current: euros(49), regular: euros(65), percent: 25 } };

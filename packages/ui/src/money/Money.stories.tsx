import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './Money.tsx';
import { moneyGuide } from './money.guide.tsx';

const meta = {
  title: 'Controls/Money',
  component: Money,
  args: { value: { amount: 11000, currency: 'EUR' } },
  parameters: { guide: moneyGuide, docs: { columns: 3 } },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHundredths: Story = { args: { value: { amount: 740, currency: 'EUR' } } };
export const Exact: Story = { args: { exact: true } };
export const Negative: Story = { args: { exact: true, value: { amount: -1600, currency: 'EUR' } } };

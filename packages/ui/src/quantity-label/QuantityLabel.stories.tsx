import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuantityLabel } from './QuantityLabel.tsx';

const meta = {
  title: 'Controls/QuantityLabel',
  component: QuantityLabel,
  args: { count: 3 },
} satisfies Meta<typeof QuantityLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Words: Story = { args: { look: 'words', count: 12840 } };
export const Times: Story = { args: { look: 'times', count: 2 } };
export const One: Story = { args: { count: 1 } };
export const Empty: Story = { args: { count: 0 } };

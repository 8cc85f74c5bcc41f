import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConditionGuide } from './ConditionGuide.tsx';

const meta = {
  title: 'Commerce/ConditionGuide',
  component: ConditionGuide,
} satisfies Meta<typeof ConditionGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithCurrent: Story = { args: { current: 'bonEtat' } };

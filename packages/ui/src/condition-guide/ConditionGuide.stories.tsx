import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConditionGuide } from './ConditionGuide.tsx';
import { conditionGuideGuide } from './condition-guide.guide.tsx';

const meta = {
  title: 'Commerce/ConditionGuide',
  component: ConditionGuide,
  parameters: { guide: conditionGuideGuide, docs: { columns: 2 } },
} satisfies Meta<typeof ConditionGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithCurrent: Story = { args: { current: 'bonEtat' } };
export const New: Story = { args: { current: 'neuf' } };
export const VeryGood: Story = { args: { current: 'tresBonEtat' } };
export const Correct: Story = { args: { current: 'etatCorrect' } };
export const UnknownLevel: Story = { args: { current: 'moyen' } };

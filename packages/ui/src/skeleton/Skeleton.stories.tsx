import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';
import { skeletonGuide } from './skeleton.guide.tsx';

const meta = {
  title: 'Controls/Skeleton',
  component: Skeleton,
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
  parameters: { guide: skeletonGuide, docs: { columns: 3 } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Half: Story = { args: { width: 'half' } };
export const Third: Story = { args: { width: 'third' } };
export const Quarter: Story = { args: { width: 'quarter' } };
export const Block: Story = { args: { shape: 'block' } };
export const Portrait: Story = { args: { shape: 'portrait' } };
export const Round: Story = { args: { shape: 'round' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { HoldNotice } from './HoldNotice.tsx';
import { holdNoticeGuide } from './hold-notice.guide.tsx';

const meta = {
  title: 'Commerce/HoldNotice',
  component: HoldNotice,
  args: { minutes: 30 },
  decorators: [(Story) => <div className="max-w-150">{Story()}</div>],
  parameters: { guide: holdNoticeGuide },
} satisfies Meta<typeof HoldNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Over: Story = {
  args: { clock: { expiresAt: 0, renderedAt: 1 } },
};

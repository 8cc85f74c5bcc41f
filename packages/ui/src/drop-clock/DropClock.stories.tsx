import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveDrop, soonDrop } from '../drop-banner/drop.samples.ts';
import { DropClock } from './DropClock.tsx';
import { dropClockGuide } from './drop-clock.guide.tsx';

const renderedAt = Date.UTC(2026, 10, 22, 14, 30);

// The offset stops the clock at the moment of rendering.
const meta = {
  title: 'Commerce/DropClock',
  component: DropClock,
  args: { drop: liveDrop, clock: { renderedAt } },
  render: (args) => <DropClock {...args} clock={{ renderedAt, offset: renderedAt - Date.now() }} />,
  decorators: [(Story) => <div className="inline-block bg-denim-fill p-8 text-on-fill">{Story()}</div>],
  parameters: { guide: dropClockGuide },
} satisfies Meta<typeof DropClock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Opens: Story = { args: { drop: { ...soonDrop, launchAt: '2026-11-24T08:00:00.000Z' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Countdown.tsx';
import { countdownGuide } from './countdown.guide.tsx';

const hour = 3_600_000;
// Half a second of tolerance, so that slow rendering shows the same figures.
const slack = 500;

// The offset stops the clock at the moment of rendering.
const meta = {
  title: 'Controls/Countdown',
  component: Countdown,
  args: { endAt: 55 * hour + slack, renderedAt: 0 },
  render: (args) => <Countdown {...args} offset={args.renderedAt - Date.now()} />,
  decorators: [(Story) => <div className="inline-block bg-denim-fill p-8 text-on-fill">{Story()}</div>],
  parameters: { guide: countdownGuide, docs: { columns: 2 } },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const LastDay: Story = { args: { endAt: 23.5 * hour } };
export const LastHour: Story = { args: { endAt: 0.2 * hour + slack } };
export const Ended: Story = { args: { endAt: 0 } };

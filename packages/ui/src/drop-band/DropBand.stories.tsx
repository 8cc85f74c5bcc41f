import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveDrop, soonDrop } from '../drop-banner/drop.samples.ts';
import { DropBand } from './DropBand.tsx';
import { dropBandGuide } from './drop-band.guide.tsx';

const renderedAt = Date.UTC(2026, 10, 22, 14, 30);

// The offset stops the clock at the moment of rendering.
const meta = {
  title: 'Commerce/DropBand',
  component: DropBand,
  args: { drop: liveDrop, clock: { renderedAt } },
  render: (args) => <DropBand {...args} clock={{ renderedAt, offset: renderedAt - Date.now() }} />,
  parameters: { guide: dropBandGuide, layout: 'fullscreen' },
} satisfies Meta<typeof DropBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Upcoming: Story = { args: { drop: { ...soonDrop, launchAt: '2026-11-24T08:00:00.000Z' } } };
export const WithoutDate: Story = { args: { drop: soonDrop } };
export const LongText: Story = {
  args: {
    drop: {
      ...liveDrop,
      name: 'Grande collection anniversaire des ateliers de Saint-Étienne '.repeat(10),
      description: 'Tout ce que les ateliers ont gardé, mesuré un à un. '.repeat(20),
    },
  },
};

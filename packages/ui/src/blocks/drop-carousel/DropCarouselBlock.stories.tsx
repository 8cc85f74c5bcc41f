import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveDrop, manyDrops, soonDrop } from '../../drop-banner/drop.samples.ts';
import { DropCarouselBlock } from './DropCarouselBlock.tsx';

const renderedAt = Date.UTC(2026, 10, 22, 14, 30);

const meta = {
  title: 'Blocks/DropCarousel',
  component: DropCarouselBlock,
  args: {
    block: { type: 'dropCarousel', state: 'live' },
    drops: [liveDrop],
    clock: { renderedAt },
    appHref: '/app',
  },
  // The clock is the story's own: the offset holds it still at the moment the page was made.
  render: (args) => <DropCarouselBlock {...args} clock={{ renderedAt, offset: renderedAt - Date.now() }} />,
} satisfies Meta<typeof DropCarouselBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = { args: { drops: manyDrops(2) } };
export const Many: Story = { args: { drops: manyDrops(6) } };
export const Soon: Story = {
  args: { block: { type: 'dropCarousel', state: 'soon' }, drops: [soonDrop, { ...soonDrop, slug: 'b' }] },
};
export const Empty: Story = { args: { drops: [] } };

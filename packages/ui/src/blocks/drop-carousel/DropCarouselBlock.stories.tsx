import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveDrop, manyDrops, soonDrop } from '../../drop-banner/drop.samples.ts';
import { blockStory } from '../block-story.ts';
import { dropCarouselEditors } from './drop-carousel.editors.ts';
import { DropCarouselBlock } from './DropCarouselBlock.tsx';

const renderedAt = Date.UTC(2026, 10, 22, 14, 30);

const { fr, en } = dropCarouselEditors.example;

const meta = {
  title: 'Blocks/DropCarousel',
  component: DropCarouselBlock,
  args: {
    block: fr,
    drops: manyDrops(3),
    clock: { renderedAt },
    appHref: '/app',
  },
  // The offset stops the clock at the moment of rendering.
  render: (args) => <DropCarouselBlock {...args} clock={{ renderedAt, offset: renderedAt - Date.now() }} />,
  parameters: blockStory(dropCarouselEditors),
} satisfies Meta<typeof DropCarouselBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const One: Story = { args: { drops: [liveDrop] } };
export const Band: Story = { args: { block: { ...fr, show: 'first' }, drops: [liveDrop] } };
export const Two: Story = { args: { drops: manyDrops(2) } };
export const Many: Story = { args: { drops: manyDrops(6) } };
export const Soon: Story = {
  args: { block: { type: 'dropCarousel', state: 'soon' }, drops: [soonDrop, { ...soonDrop, slug: 'b' }] },
};
export const Empty: Story = { args: { drops: [] } };
export const LongText: Story = {
  args: {
    block: { ...fr, title: 'Les drops que nos friperies ont préparés pendant tout l’hiver '.repeat(30) },
    drops: manyDrops(2).map((drop) => ({ ...drop, name: 'Anticonstitutionnellement vôtre '.repeat(4) })),
  },
};

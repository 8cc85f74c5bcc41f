import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { looksCarouselEditors } from './looks-carousel.editors.ts';
import { LooksCarouselBlock } from './LooksCarouselBlock.tsx';
import { manyLooks } from './looks.samples.ts';

const { fr: block, en } = looksCarouselEditors.example;

const meta = {
  title: 'Blocks/LooksCarousel',
  component: LooksCarouselBlock,
  args: { block },
  parameters: blockStory(looksCarouselEditors),
} satisfies Meta<typeof LooksCarouselBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const PlainRow: Story = { args: { block: { ...block, items: manyLooks(4) } } };
export const One: Story = { args: { block: { ...block, items: manyLooks(1) } } };
export const Empty: Story = { args: { block: { ...block, items: [] } } };
export const WithoutPictures: Story = {
  args: { block: { ...block, items: manyLooks(5).map((look) => ({ ...look, imageUrl: 'absent' })) } },
};
export const LongText: Story = {
  args: {
    block: {
      ...block,
      items: manyLooks(5).map((look) => ({
        ...look,
        title: 'Un dimanche d’octobre à la campagne, entre deux averses et une longue marche',
      })),
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyHits } from '../../product-card/product-card.samples.ts';
import { sampleCards } from '../../product-card/SampleCards.tsx';
import { blockStory } from '../block-story.ts';
import { productCarouselEditors } from './product-carousel.editors.ts';
import { ProductCarouselBlock } from './ProductCarouselBlock.tsx';

const { fr: block, en } = productCarouselEditors.example;

const meta = {
  title: 'Blocks/ProductCarousel',
  component: ProductCarouselBlock,
  args: { block, children: sampleCards(manyHits(8)) },
  parameters: blockStory(productCarouselEditors),
} satisfies Meta<typeof ProductCarouselBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const Fewest: Story = { args: { children: sampleCards(manyHits(5)) } };
export const PlainRow: Story = { args: { children: sampleCards(manyHits(4)) } };
export const Empty: Story = { args: { children: [] } };
export const LongText: Story = {
  args: {
    block: { ...block, title: 'Les plus belles pièces arrivées depuis votre dernière visite chez nous' },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyHits } from '../../product-card/product-card.samples.ts';
import { sampleCards } from '../../product-card/SampleCards.tsx';
import { ProductCarouselBlock } from './ProductCarouselBlock.tsx';

const block = {
  type: 'productCarousel' as const,
  title: 'Arrivés ce matin',
  query: { sort: 'chrono' as const, limit: 8 },
  seeMore: { name: 'Toutes les nouveautés', path: '/shop?sortby=chrono' },
};

const meta = {
  title: 'Blocks/ProductCarousel',
  component: ProductCarouselBlock,
  args: { block, children: sampleCards(manyHits(8)) },
} satisfies Meta<typeof ProductCarouselBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Fewest: Story = { args: { children: sampleCards(manyHits(5)) } };
export const TooFew: Story = { args: { children: sampleCards(manyHits(4)) } };
export const LongText: Story = {
  args: {
    block: { ...block, title: 'Les plus belles pièces arrivées depuis votre dernière visite chez nous' },
  },
};

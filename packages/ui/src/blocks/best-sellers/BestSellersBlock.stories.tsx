import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyProducts } from '../marketing-insert/collage.samples.ts';
import { blockStory } from '../block-story.ts';
import { bestSellersEditors } from './best-sellers.editors.ts';
import { BestSellersBlock } from './BestSellersBlock.tsx';

const { fr: block, en } = bestSellersEditors.example;

const meta = {
  title: 'Blocks/BestSellers',
  component: BestSellersBlock,
  args: { block, products: manyProducts(8) },
  parameters: blockStory(bestSellersEditors),
} satisfies Meta<typeof BestSellersBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const TwoFigures: Story = { args: { products: manyProducts(12) } };
export const PlainRow: Story = { args: { products: manyProducts(4) } };
export const Empty: Story = { args: { products: [] } };
export const WithoutPictures: Story = {
  args: { products: manyProducts(5).map((product) => ({ ...product, image: 'absent' })) },
};
export const LongText: Story = {
  args: {
    block: { ...block, title: 'Les pièces que tout le monde a regardées, gardées, puis laissé filer' },
    products: manyProducts(5).map((product) => ({
      ...product,
      name: 'Veste longue en laine bouillie à double boutonnage, col amovible en fausse fourrure et doublure matelassée à motif cachemire',
      facts: 'W26 L30 (FR 36–38) · 12 345,50 €',
    })),
  },
};

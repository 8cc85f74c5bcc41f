import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCardOptions } from '../product-card/card-options.ts';
import { dressHit, manyHits } from '../product-card/product-card.samples.ts';
import { frenchOptions } from '../product-card/SampleCards.tsx';
import { SimilarProducts } from './SimilarProducts.tsx';
import { similarProductsGuide } from './similar-products.guide.tsx';

const meta = {
  title: 'Commerce/SimilarProducts',
  component: SimilarProducts,
  args: {
    title: 'Des pièces proches, encore disponibles',
    hits: manyHits(5),
    options: frenchOptions,
    hrefOf: ({ slug }) => `/produit/${slug}`,
  },
  render: function InStoryLanguage(args) {
    return <SimilarProducts {...args} options={useCardOptions('_blank')} />;
  },
  decorators: [(Story) => <div className="max-w-115">{Story()}</div>],
  parameters: { guide: similarProductsGuide, docs: { columns: 2 } },
} satisfies Meta<typeof SimilarProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneProduct: Story = { args: { hits: manyHits(1) } };
export const LongText: Story = {
  args: { hits: manyHits(3).map((hit) => ({ ...hit, name: 'Veste longue en laine bouillie '.repeat(9) })) },
};
export const Extreme: Story = { args: { hits: [{ ...dressHit, wholeImage: true }, ...manyHits(2)] } };
export const Empty: Story = { args: { hits: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { dressHit, jacketHit } from './product-card.samples.ts';
import { ProductCard } from './ProductCard.tsx';
import { frenchOptions, labelsOf, useSampleCard } from './SampleCards.tsx';
import { productCardGuide } from './product-card.guide.tsx';

const meta = {
  title: 'Commerce/ProductCard',
  component: ProductCard,
  args: {
    product: dressHit,
    href: `/produit/${dressHit.slug}`,
    labels: labelsOf(dressHit),
    options: frenchOptions,
  },
  render: function InStoryLanguage(args) {
    return <ProductCard {...useSampleCard(args)} />;
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  parameters: { guide: productCardGuide, docs: { columns: 3 } },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reduced: Story = { args: { product: jacketHit } };
export const InWishlist: Story = {
  render: function InWishlistCard(args) {
    return <ProductCard {...useSampleCard({ ...args, inWishlist: true })} />;
  },
};
export const Sold: Story = { args: { product: { ...jacketHit, availability: 'SOLD' } } };
export const Unavailable: Story = { args: { product: { ...dressHit, availability: 'UNAVAILABLE' } } };
export const Customizable: Story = {
  args: { product: { ...dressHit, customizable: true, family: 'upcycled' } },
};
export const Fits: Story = { args: { fits: true } };
export const Square: Story = { args: { square: true } };
export const NoBrand: Story = { args: { product: { ...dressHit, brandName: null } } };
export const LongText: Story = {
  args: {
    product: {
      ...jacketHit,
      brandName: 'Manufacture royale des tricots de Saint-Étienne',
      name: 'Veste longue en laine bouillie à double boutonnage, col amovible en fausse fourrure et doublure matelassée à motif cachemire',
      sizeLabel: 'W26 L30 (FR 36–38)',
      price: 1234550,
      regularPrice: 2469100,
    },
  },
};
export const Loading: Story = { render: () => <ProductCardSkeleton /> };

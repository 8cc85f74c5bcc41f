import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyHits } from '../product-card/product-card.samples.ts';
import { sampleCards } from '../product-card/SampleCards.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { Carousel } from './Carousel.tsx';
import { carouselGuide } from './carousel.guide.tsx';

const meta = {
  title: 'Commerce/Carousel',
  component: Carousel,
  args: {
    label: 'Derniers arrivages',
    heading: <h2 className="heading text-3xl">Derniers arrivages</h2>,
    more: <TextLink href="/shop">Toutes les nouveautés</TextLink>,
    children: sampleCards(manyHits(8)),
  },
  parameters: { guide: carouselGuide },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Card: Story = { args: { size: 'card' } };
export const BestSellerCard: Story = { args: { size: 'plate' } };
export const Look: Story = { args: { size: 'look' } };
export const Wide: Story = { args: { size: 'wide' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const FewestThatScroll: Story = { args: { children: sampleCards(manyHits(5)) } };
export const PlainRow: Story = { args: { children: sampleCards(manyHits(4)) } };
export const PlainRowOfPlates: Story = { args: { size: 'plate', children: sampleCards(manyHits(4)) } };
export const PlainRowOfLooks: Story = { args: { size: 'look', children: sampleCards(manyHits(4)) } };
export const PlainRowOfWide: Story = { args: { size: 'wide', children: sampleCards(manyHits(3)) } };
export const One: Story = { args: { children: sampleCards(manyHits(1)) } };
export const Empty: Story = { args: { children: [] } };
export const LongText: Story = {
  args: {
    heading: (
      <h2 className="heading text-3xl">
        Les plus belles pièces arrivées depuis votre dernière visite chez nos friperies
      </h2>
    ),
  },
};

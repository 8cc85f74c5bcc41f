import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyHits } from '../product-card/product-card.samples.ts';
import { sampleCards } from '../product-card/SampleCards.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { Carousel } from './Carousel.tsx';

const meta = {
  title: 'Commerce/Carousel',
  component: Carousel,
  args: {
    label: 'Arrivés ce matin',
    heading: <h2 className="heading text-3xl">Arrivés ce matin</h2>,
    more: <TextLink href="/shop">Toutes les nouveautés</TextLink>,
    children: sampleCards(manyHits(8)),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingToScroll: Story = { args: { children: sampleCards(manyHits(2)) } };
export const OneAtATime: Story = { args: { size: 'full', children: sampleCards(manyHits(3)) } };

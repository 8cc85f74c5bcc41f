import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyHits } from '../product-card/product-card.samples.ts';
import { sampleCards } from '../product-card/SampleCards.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { productGridGuide } from './product-grid.guide.tsx';

const meta = {
  title: 'Commerce/ProductGrid',
  component: ProductGrid,
  args: { label: 'Pièces', children: sampleCards(manyHits(8)) },
  parameters: { guide: productGridGuide },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneColumnOnPhones: Story = { args: { columns: 1 } };
export const BesideFilters: Story = { args: { aside: true } };
export const Loading: Story = { args: { loading: 8 } };
export const Empty: Story = { args: { children: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { marketingInsertEditors } from './marketing-insert.editors.ts';
import { MarketingInsertBlock } from './MarketingInsertBlock.tsx';
import { sampleProducts } from './collage.samples.ts';

const { fr: block, en } = marketingInsertEditors.example;

const meta = {
  title: 'Blocks/MarketingInsert',
  component: MarketingInsertBlock,
  args: { block, products: sampleProducts, level: 1 },
  parameters: blockStory(marketingInsertEditors),
} satisfies Meta<typeof MarketingInsertBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const OwnPicture: Story = { args: { block: { ...block, imageUrl: 'jacket' }, level: 2 } };
export const Auto: Story = {
  args: { block: { ...block, imageUrl: 'dress', imageFormat: 'auto' }, level: 2 },
};
export const Banner: Story = {
  args: { block: { ...block, imageUrl: 'jacket', imageFormat: 'banner' }, level: 2 },
};
export const WordsAlone: Story = { args: { products: [], block: { ...block, cta: [] } } };
export const LongText: Story = {
  args: {
    block: {
      ...block,
      title:
        'Une manufacture *extraordinairement* bien conservée, racontée par celles et ceux qui y cousaient',
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { MarketingInsertBlock } from './MarketingInsertBlock.tsx';
import { samplePieces } from './pieces.samples.ts';

const block = {
  type: 'marketingInsert' as const,
  title: 'Ce que le temps laisse aux *belles choses*.',
  text: 'Douze mille pièces uniques, choisies par des friperies et des ateliers, vérifiées, mesurées, photographiées. Quand elle est partie, elle est partie.',
  cta: [
    { name: 'Chiner', path: '/shop' },
    { name: 'Les drops de la semaine', path: '/drops' },
  ],
  imageFormat: 'default' as const,
};

const meta = {
  title: 'Blocks/MarketingInsert',
  component: MarketingInsertBlock,
  args: { block, pieces: samplePieces, level: 1 },
} satisfies Meta<typeof MarketingInsertBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OwnPicture: Story = { args: { block: { ...block, imageUrl: 'jacket' }, level: 2 } };
export const Auto: Story = {
  args: { block: { ...block, imageUrl: 'dress', imageFormat: 'auto' }, level: 2 },
};
export const Banner: Story = {
  args: { block: { ...block, imageUrl: 'jacket', imageFormat: 'banner' }, level: 2 },
};
export const WordsAlone: Story = { args: { pieces: [], block: { ...block, cta: [] } } };
export const LongText: Story = {
  args: {
    block: {
      ...block,
      title:
        'Une manufacture *extraordinairement* bien conservée, racontée par celles et ceux qui y cousaient',
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { keyFigureListEditors } from './key-figure-list.editors.ts';
import { KeyFigureListBlock } from './KeyFigureListBlock.tsx';

const { fr, en } = keyFigureListEditors.example;
const figures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: `${index + 1} 200`,
    text: `pièces en ${1970 + index}`,
  }));

const meta = {
  title: 'Blocks/KeyFigureList',
  component: KeyFigureListBlock,
  args: { block: fr },
  parameters: blockStory(keyFigureListEditors),
} satisfies Meta<typeof KeyFigureListBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const One: Story = { args: { block: { type: 'keyFigureList', items: figures(1) } } };
export const Two: Story = { args: { block: { type: 'keyFigureList', items: figures(2) } } };
export const Three: Story = { args: { block: { type: 'keyFigureList', items: figures(3) } } };
export const Five: Story = { args: { block: { type: 'keyFigureList', items: figures(5) } } };
export const Six: Story = { args: { block: { type: 'keyFigureList', items: figures(6) } } };
export const Seven: Story = { args: { block: { type: 'keyFigureList', items: figures(7) } } };
export const Eight: Story = { args: { block: { type: 'keyFigureList', items: figures(8) } } };
export const Prices: Story = {
  args: {
    block: {
      type: 'keyFigureList',
      items: [
        { number: '3,90 €', text: 'en point relais' },
        { number: '48', text: 'pays livrés' },
      ],
    },
  },
};
export const LongText: Story = {
  args: {
    block: {
      type: 'keyFigureList',
      title: 'Ce que le temps laisse aux belles choses. '.repeat(48),
      items: [
        {
          number: '1 284 000,50 €',
          text: 'anticonstitutionnellement reversés à des friperies indépendantes',
        },
        { number: '12 mois', text: 'x'.repeat(120) },
        { number: '9'.repeat(40), text: 'un nombre trop long' },
      ],
    },
  },
};
export const Empty: Story = { args: { block: { type: 'keyFigureList', title: 'En chiffres', items: [] } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { gridEditors } from './grid.editors.ts';
import { GridBlock } from './GridBlock.tsx';

const { fr, en } = gridEditors.example;
const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => fr.items[index % fr.items.length]!);
const steps = ['Déposez', 'Nous mesurons', 'Nous expédions', 'Vous êtes payée'].map((title) => ({
  title,
  text: 'Une phrase ou deux, pas davantage, et la cellule reste légère.',
  imageAlt: '',
}));

const meta = {
  title: 'Blocks/Grid',
  component: GridBlock,
  args: { block: fr },
  parameters: blockStory(gridEditors),
} satisfies Meta<typeof GridBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const One: Story = { args: { block: { type: 'grid', items: cells(1) } } };
export const Two: Story = { args: { block: { type: 'grid', items: cells(2) } } };
export const Three: Story = { args: { block: { type: 'grid', items: cells(3) } } };
export const Four: Story = { args: { block: { ...fr, items: cells(4) } } };
export const Seven: Story = { args: { block: { ...fr, items: cells(7) } } };
export const Twelve: Story = { args: { block: { ...fr, items: cells(12) } } };
export const WordsAlone: Story = {
  args: { block: { type: 'grid', title: 'Vendre en quatre temps', items: steps } },
};
export const MissingPicture: Story = {
  args: {
    block: { ...fr, items: [...cells(2), { title: 'Archive', imageUrl: 'absent', imageAlt: 'Une veste' }] },
  },
};
export const LongText: Story = {
  args: {
    block: {
      type: 'grid',
      title: 'Ce que le temps laisse aux belles choses. '.repeat(48),
      items: cells(3).map((cell) => ({
        ...cell,
        title: `${cell.title} `.repeat(200),
        text: 'Étoffe '.repeat(40),
      })),
    },
  },
};
export const Empty: Story = { args: { block: { ...fr, items: [] } } };

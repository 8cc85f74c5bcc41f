import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { bubbleEditors } from './bubble.editors.ts';
import { BubbleBlock } from './BubbleBlock.tsx';

const labels = ['Robes', 'Vestes', 'Jeans', 'Maille', 'Chemises', 'Sacs', 'Chaussures', 'Foulards', 'Enfant'];
const items = labels.map((label) => ({ label, path: `/shop/${label.toLowerCase()}` }));
const many = [...items, ...items.map(({ label, path }) => ({ label: `${label} 2`, path: `${path}-2` }))];
const pictures = many.map((_, index) => (index % 2 === 0 ? 'dress' : 'jacket'));

const { fr, en } = bubbleEditors.example;

const meta = {
  title: 'Blocks/Bubble',
  component: BubbleBlock,
  args: { block: fr, pictures },
  parameters: blockStory(bubbleEditors),
} satisfies Meta<typeof BubbleBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const WithoutTitle: Story = { args: { block: { type: 'bubble', format: 'shortcut', items } } };
export const TopCategories: Story = {
  args: { block: { type: 'bubble', format: 'category', title: 'Catégories phares', items } },
};
export const Many: Story = {
  args: { block: { type: 'bubble', format: 'shortcut', title: 'Tout de suite', items: many } },
};
export const WithoutPictures: Story = { args: { pictures: ['dress', null, null, 'absent'] } };
export const Empty: Story = { args: { block: { type: 'bubble', format: 'shortcut', items: [] } } };
export const LongText: Story = {
  args: {
    block: {
      type: 'bubble',
      format: 'shortcut',
      items: [
        { label: 'Cardigans autrichiens et gilets', path: '/a' },
        { label: 'Anticonstitutionnellement vôtre', path: '/b' },
        { label: 'Jeans', path: '/c' },
      ],
    },
  },
};

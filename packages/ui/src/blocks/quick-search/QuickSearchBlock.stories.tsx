import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { quickSearchEditors } from './quick-search.editors.ts';
import { QuickSearchBlock } from './QuickSearchBlock.tsx';

const searches = [
  'Jean 501',
  'Trench',
  'Cardigan autrichien',
  'Robe à fleurs',
  'Blouson en daim',
  'Foulard en soie',
  'Pull jacquard',
  'Bottines',
  'Chemise en lin',
];

const items = searches.map((label) => ({
  label,
  path: `/shop/search/?text=${encodeURIComponent(label.toLowerCase())}`,
}));

const { fr, en } = quickSearchEditors.example;

const meta = {
  title: 'Blocks/QuickSearch',
  component: QuickSearchBlock,
  args: { block: fr },
  parameters: blockStory(quickSearchEditors),
} satisfies Meta<typeof QuickSearchBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const One: Story = {
  args: { block: { type: 'quickSearch', title: 'On cherche souvent', items: items.slice(0, 1) } },
};
export const Many: Story = {
  args: {
    block: {
      type: 'quickSearch',
      title: 'On cherche souvent',
      items: Array.from({ length: 24 }, (_, index) => ({
        label: searches[index % searches.length] ?? '',
        path: `/shop/${index}`,
      })),
    },
  },
};
export const Empty: Story = {
  args: { block: { type: 'quickSearch', title: 'On cherche souvent', items: [] } },
};
export const LongText: Story = {
  args: {
    block: {
      type: 'quickSearch',
      title: 'Ce que nos clientes et nos clients cherchent le plus souvent en ce moment',
      items: [
        { label: 'Anticonstitutionnellementbelleschoses', path: '/a' },
        { label: 'Veste longue en laine bouillie et col', path: '/b' },
      ],
    },
  },
};

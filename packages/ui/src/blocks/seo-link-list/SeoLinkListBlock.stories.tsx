import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { seoLinkListEditors } from './seo-link-list.editors.ts';
import { SeoLinkListBlock } from './SeoLinkListBlock.tsx';

const { fr, en } = seoLinkListEditors.example;

const meta = {
  title: 'Blocks/SeoLinkList',
  component: SeoLinkListBlock,
  args: { block: fr },
  parameters: blockStory(seoLinkListEditors),
} satisfies Meta<typeof SeoLinkListBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const One: Story = { args: { block: { ...fr, items: fr.items.slice(0, 1) } } };
export const Sixty: Story = {
  args: {
    block: {
      ...fr,
      items: Array.from({ length: 60 }, (_, index) => ({
        label: `${fr.items[index % fr.items.length]?.label} ${1950 + index}`,
        path: `/shop/?decade=${index}`,
      })),
    },
  },
};
export const LongText: Story = {
  args: {
    block: {
      ...fr,
      title: 'Chercher par pièce, par marque ou par décennie '.repeat(40),
      items: [{ label: 'Anticonstitutionnellement'.repeat(3), path: '/a' }, ...fr.items],
    },
  },
};
export const Empty: Story = { args: { block: { ...fr, items: [] } } };

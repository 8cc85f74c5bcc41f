import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { lookInsertEditors } from './look-insert.editors.ts';
import { LookInsertBlock } from './LookInsertBlock.tsx';

const { fr: block, en } = lookInsertEditors.example;

const meta = {
  title: 'Blocks/LookInsert',
  component: LookInsertBlock,
  args: { block },
  parameters: blockStory(lookInsertEditors),
} satisfies Meta<typeof LookInsertBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const WithoutLinks: Story = { args: { block: { ...block, shopLinks: [] } } };
export const Empty: Story = {
  args: { block: { type: 'lookInsert', title: 'Un look', image: 'jacket', imageAlt: '', shopLinks: [] } },
};
export const WithoutPicture: Story = { args: { block: { ...block, image: '' } } };
export const PictureNotFound: Story = { args: { block: { ...block, image: 'absent' } } };
export const LongText: Story = {
  args: {
    block: {
      ...block,
      title: 'Un dimanche d’octobre à la campagne, entre deux averses et une très longue marche',
      description: `${block.description} `.repeat(3),
      shopLinks: Array.from({ length: 8 }, (_, index) => ({
        label: `Vestes longues en laine bouillie à double boutonnage, ${index + 1}`,
        link: `/shop/${index}`,
      })),
    },
  },
};

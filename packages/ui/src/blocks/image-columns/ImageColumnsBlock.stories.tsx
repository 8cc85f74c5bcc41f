import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { imageColumnsEditors } from './image-columns.editors.ts';
import { ImageColumnsBlock } from './ImageColumnsBlock.tsx';

const images = ['Robes', 'Vestes', 'Jeans', 'Maille', 'Chemises', 'Sacs'].map((label) => ({
  label,
  path: `/shop/${label.toLowerCase()}`,
}));
const pictures = ['dress', 'jacket', 'dress', 'jacket', 'dress', 'jacket'];

const { fr, en } = imageColumnsEditors.example;

const meta = {
  title: 'Blocks/ImageColumns',
  component: ImageColumnsBlock,
  args: {
    block: fr,
    pictures,
  },
  parameters: blockStory(imageColumnsEditors),
} satisfies Meta<typeof ImageColumnsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const Single: Story = { args: { block: { type: 'imageColumns', images: images.slice(0, 1) } } };
export const Two: Story = { args: { block: { type: 'imageColumns', images: images.slice(0, 2) } } };
export const Three: Story = { args: { block: { type: 'imageColumns', images: images.slice(0, 3) } } };
export const Five: Story = { args: { block: { type: 'imageColumns', images: images.slice(0, 5) } } };
export const Six: Story = { args: { block: { type: 'imageColumns', images } } };
export const WithoutPictures: Story = { args: { pictures: [] } };
export const Empty: Story = { args: { block: { type: 'imageColumns', images: [] } } };
export const LongText: Story = {
  args: {
    block: {
      type: 'imageColumns',
      images: [
        { label: 'Cardigans autrichiens en laine bouillie', path: '/a' },
        { label: 'Jeans', path: '/b' },
      ],
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageColumnsBlock } from './ImageColumnsBlock.tsx';

const images = ['Robes', 'Vestes', 'Jeans', 'Maille', 'Chemises', 'Sacs'].map((label) => ({
  label,
  path: `/shop/${label.toLowerCase()}`,
}));
const pictures = ['dress', 'jacket', 'dress', 'jacket', 'dress', 'jacket'];

const meta = {
  title: 'Blocks/ImageColumns',
  component: ImageColumnsBlock,
  args: {
    block: { type: 'imageColumns', title: 'Par où commencer', images: images.slice(0, 4) },
    pictures,
  },
} satisfies Meta<typeof ImageColumnsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Single: Story = { args: { block: { type: 'imageColumns', images: images.slice(0, 1) } } };
export const Two: Story = { args: { block: { type: 'imageColumns', images: images.slice(0, 2) } } };
export const Six: Story = { args: { block: { type: 'imageColumns', images } } };
export const WithoutPictures: Story = { args: { pictures: [] } };
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture.tsx';
import { pictureGuide } from './picture.guide.tsx';

const meta = {
  title: 'Controls/Picture',
  component: Picture,
  args: { id: 'dress', alt: 'Robe à fleurs rouge, vue de face', sizes: '20rem' },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  parameters: { guide: pictureGuide, docs: { columns: 3 } },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Square: Story = { args: { ratio: 'square' } };
export const Round: Story = { args: { ratio: 'round', maxWidth: 256, sizes: '7rem' } };
export const Landscape: Story = { args: { ratio: 'landscape', id: 'jacket', alt: 'Veste en jean bleue' } };
export const Look: Story = { args: { ratio: 'look' } };
export const Shortcut: Story = { args: { ratio: 'shortcut' } };
export const Fill: Story = {
  args: { ratio: 'fill' },
  decorators: [(Story) => <div className="h-60">{Story()}</div>],
};
export const Loading: Story = { args: { id: 'absent', alt: '' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Commerce/SearchBox',
  component: SearchBox,
  args: { action: '/shop/search/', className: 'max-w-80' },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithWords: Story = { args: { defaultText: 'veste en jean 1980' } };
export const LongText: Story = {
  args: { defaultText: 'cardigan autrichien en laine bouillie verte avec boutons en corne de cerf' },
};

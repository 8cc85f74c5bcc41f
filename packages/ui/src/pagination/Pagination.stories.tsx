import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';
import { paginationGuide } from './pagination.guide.tsx';

const meta = {
  title: 'Controls/Pagination',
  component: Pagination,
  args: { page: 3, pages: 14, hrefFor: (page) => `/shop?page=${page}` },
  parameters: { guide: paginationGuide },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { page: 1 } };
export const Middle: Story = { args: { page: 7 } };
export const Last: Story = { args: { page: 14 } };
export const AllPages: Story = { args: { page: 2, pages: 8 } };
export const ManyPages: Story = { args: { page: 512, pages: 1024 } };

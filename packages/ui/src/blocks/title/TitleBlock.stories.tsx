import type { Meta, StoryObj } from '@storybook/react-vite';
import { TitleBlock } from './TitleBlock.tsx';

const meta = {
  title: 'Blocks/Title',
  component: TitleBlock,
  args: { block: { type: 'title', title: 'Ce que nous cherchons', level: 'h2' } },
} satisfies Meta<typeof TitleBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PageTitle: Story = { args: { block: { type: 'title', title: 'Notre histoire', level: 'h1' } } };
export const Small: Story = { args: { block: { type: 'title', title: 'Les archives', level: 'h3' } } };
export const LongText: Story = {
  args: {
    block: {
      type: 'title',
      title: 'Anticonstitutionnellement longues histoires de cardigans autrichiens et de boutons en corne',
      level: 'h1',
    },
  },
};

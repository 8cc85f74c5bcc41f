import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { titleEditors } from './title.editors.ts';
import { TitleBlock } from './TitleBlock.tsx';

const { fr, en } = titleEditors.example;

const meta = {
  title: 'Blocks/Title',
  component: TitleBlock,
  args: { block: fr },
  parameters: blockStory(titleEditors),
} satisfies Meta<typeof TitleBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { quoteEditors } from './quote.editors.ts';
import { QuoteBlock } from './QuoteBlock.tsx';

const { fr, en } = quoteEditors.example;

const meta = {
  title: 'Blocks/Quote',
  component: QuoteBlock,
  args: { block: fr },
  parameters: blockStory(quoteEditors),
} satisfies Meta<typeof QuoteBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const Short: Story = { args: { block: { ...fr, text: 'Rien ne se jette.' } } };
export const Medium: Story = { args: { block: { ...fr, text: fr.text.slice(0, 122) } } };
export const Long: Story = { args: { block: { ...fr, text: `${fr.text} `.repeat(5).slice(0, 600) } } };
export const Anonymous: Story = { args: { block: { type: 'quote', text: fr.text } } };
export const LongText: Story = {
  args: {
    block: {
      type: 'quote',
      text: 'Belles choses. '.repeat(130),
      author: 'a'.repeat(80),
      role: 'b'.repeat(120),
    },
  },
};
export const Empty: Story = { args: { block: { type: 'quote', text: ' ' } } };

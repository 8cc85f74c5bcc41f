import type { Meta, StoryObj } from '@storybook/react-vite';
import { markdownToHtml } from '../../testing/markdown.ts';
import { blockStory } from '../block-story.ts';
import { textEditors } from './text.editors.ts';
import { TextBlock } from './TextBlock.tsx';

const written = (text: string) => ({ type: 'text' as const, text, markdown: true });

const { fr, en } = textEditors.example;

const meta = {
  title: 'Blocks/Text',
  component: TextBlock,
  args: { block: fr, html: markdownToHtml(fr.text) },
  parameters: blockStory(textEditors),
} satisfies Meta<typeof TextBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = {
  args: { block: en, html: markdownToHtml(en.text) },
  globals: { locale: 'en' },
};
export const Rich: Story = {
  args: {
    html: `<h2>Comment lire une annonce</h2>
<p>Chaque pièce est décrite par <strong>le professionnel qui la vend</strong>. Lisez <a href="/pages/types-of-items">ce que veulent dire nos étiquettes</a>.</p>
<ul><li>Vendue par un professionnel</li><li>Décrite avec ses défauts</li></ul>
<blockquote><p>Ce que le temps laisse aux belles choses.</p></blockquote>`,
  },
};
export const Paragraphs: Story = {
  args: {
    block: written('Une pièce vintage a plus de vingt ans.\n\nElle a été portée, aimée, parfois réparée.'),
  },
};
export const Empty: Story = { args: { block: written(' ') } };
export const LongText: Story = {
  args: {
    block: written('Un cardigan autrichien se porte ouvert, fermé, ou sur les épaules. '.repeat(20)),
  },
};

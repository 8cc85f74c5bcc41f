import type { Meta, StoryObj } from '@storybook/react-vite';
import { markdownToHtml } from '../../testing/markdown.ts';
import { blockStory } from '../block-story.ts';
import { seoLongTextEditors } from './seo-long-text.editors.ts';
import { SeoLongTextBlock } from './SeoLongTextBlock.tsx';

const { fr, en } = seoLongTextEditors.example;
const short =
  'Un cardigan autrichien **taille petit** : prenez la taille du dessus. Voyez aussi les [vestes](/shop/).';

const meta = {
  title: 'Blocks/SeoLongText',
  component: SeoLongTextBlock,
  args: { block: fr, html: markdownToHtml(fr.text) },
  parameters: blockStory(seoLongTextEditors),
} satisfies Meta<typeof SeoLongTextBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = {
  args: { block: en, html: markdownToHtml(en.text) },
  globals: { locale: 'en' },
};
export const Short: Story = { args: { block: { ...fr, text: short }, html: markdownToHtml(short) } };
export const WithoutTitle: Story = {
  args: { block: { type: 'seoLongText', text: fr.text, markdown: true } },
};
export const PlainText: Story = { args: { block: { ...fr, markdown: false }, html: undefined } };
export const LongText: Story = {
  args: {
    block: { ...fr, title: 'Cardigans '.repeat(200), text: `${fr.text}\n\n`.repeat(12) },
    html: undefined,
  },
};
export const Empty: Story = { args: { block: { ...fr, text: ' ' }, html: '' } };

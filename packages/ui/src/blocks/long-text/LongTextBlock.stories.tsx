import type { Meta, StoryObj } from '@storybook/react-vite';
import { markdownToHtml } from '../../testing/markdown.ts';
import { blockStory } from '../block-story.ts';
import { longTextEditors } from './long-text.editors.ts';
import { LongTextBlock } from './LongTextBlock.tsx';

const { fr, en } = longTextEditors.example;
const rich = [
  fr.text,
  '## Le reconnaître',
  '- Des coutures **remaillées**\n- Des boutons de corne\n- Une étiquette qui nomme [l’atelier](/pages/brands)',
  '> Une maille qui a feutré aux coudes n’est pas un défaut.',
].join('\n\n');

const meta = {
  title: 'Blocks/LongText',
  component: LongTextBlock,
  args: { block: fr, html: markdownToHtml(fr.text) },
  parameters: blockStory(longTextEditors),
} satisfies Meta<typeof LongTextBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = {
  args: { block: en, html: markdownToHtml(en.text) },
  globals: { locale: 'en' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Rich: Story = { args: { block: { ...fr, text: rich }, html: markdownToHtml(rich) } };
export const UnderAThousand: Story = {
  args: { block: { ...fr, text: fr.text.slice(0, 640) }, html: markdownToHtml(fr.text.slice(0, 640)) },
};
export const Short: Story = {
  args: { block: { ...fr, text: 'Il se lave à l’eau froide.', seeMoreCta: [] }, html: undefined },
};
export const PlainText: Story = { args: { block: { ...fr, markdown: false }, html: undefined } };
export const LongText: Story = {
  args: {
    block: { ...fr, title: 'Cardigans '.repeat(200), text: `${fr.text}\n\n`.repeat(12) },
    html: undefined,
  },
};
export const Empty: Story = { args: { block: { ...fr, text: '\n' }, html: '' } };

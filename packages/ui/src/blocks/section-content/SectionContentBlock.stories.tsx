import type { Meta, StoryObj } from '@storybook/react-vite';
import { markdownToHtml } from '../../testing/markdown.ts';
import { blockStory } from '../block-story.ts';
import { sectionContentEditors } from './section-content.editors.ts';
import { SectionContentBlock } from './SectionContentBlock.tsx';

const { fr, en } = sectionContentEditors.example;
const { imageUrl: _, ...withoutPicture } = fr;

const meta = {
  title: 'Blocks/SectionContent',
  component: SectionContentBlock,
  args: { block: fr, html: markdownToHtml(fr.text) },
  parameters: blockStory(sectionContentEditors),
} satisfies Meta<typeof SectionContentBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = {
  args: { block: en, html: markdownToHtml(en.text) },
  globals: { locale: 'en' },
};
export const Left: Story = { args: { block: { ...fr, imageUrl: 'dress', imageSide: 'left' } } };
export const Right: Story = { args: { block: { ...fr, imageSide: 'right' } } };
export const None: Story = { args: { block: withoutPicture } };
export const MissingPicture: Story = { args: { block: { ...fr, imageUrl: 'absent' } } };
export const LongText: Story = {
  args: {
    block: { ...fr, title: 'Imparfait, et alors ? '.repeat(90), text: `${fr.text}\n\n`.repeat(6) },
    html: markdownToHtml(`${fr.text}\n\n`.repeat(6)),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { markdownToHtml } from '../../testing/markdown.ts';
import { blockStory } from '../block-story.ts';
import { twoColumnsEditors } from './two-columns.editors.ts';
import { TwoColumnsBlock, type TwoColumnsBlockProps } from './TwoColumnsBlock.tsx';

const { fr, en } = twoColumnsEditors.example;
const empty: (typeof fr.columns)[number] = { imageAlt: '', cta: [] };
const [first = empty, second = empty] = fr.columns;

const drawn = (block: TwoColumnsBlockProps['block']) => ({
  block,
  html: block.columns.map(({ text }) => (text === undefined ? undefined : markdownToHtml(text))),
});

const meta = {
  title: 'Blocks/TwoColumns',
  component: TwoColumnsBlock,
  args: drawn(fr),
  parameters: blockStory(twoColumnsEditors),
} satisfies Meta<typeof TwoColumnsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: drawn(en), globals: { locale: 'en' } };
export const WordsAlone: Story = {
  args: drawn({
    type: 'twoColumns',
    columns: fr.columns.map(({ imageUrl: _, ...column }) => column),
  }),
};
export const PictureAndWords: Story = {
  args: drawn({
    type: 'twoColumns',
    columns: [
      { ...empty, imageUrl: 'dress' },
      { ...second, cta: [] },
    ],
  }),
};
export const MissingPicture: Story = {
  args: drawn({ ...fr, columns: [{ ...first, imageUrl: 'absent' }, second] }),
};
export const OneEmpty: Story = { args: drawn({ ...fr, columns: [first, empty] }) };
export const Empty: Story = { args: drawn({ ...fr, columns: [empty, empty] }) };
export const LongText: Story = {
  args: drawn({
    ...fr,
    columns: [
      { ...first, title: 'Vous tenez boutique '.repeat(100), text: `${first.text}\n\n`.repeat(8) },
      second,
    ],
  }),
};

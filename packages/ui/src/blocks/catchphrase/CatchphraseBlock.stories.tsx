import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { catchphraseEditors } from './catchphrase.editors.ts';
import { CatchphraseBlock } from './CatchphraseBlock.tsx';

const { fr, en } = catchphraseEditors.example;

const meta = {
  title: 'Blocks/Catchphrase',
  component: CatchphraseBlock,
  args: { block: fr },
  parameters: blockStory(catchphraseEditors),
} satisfies Meta<typeof CatchphraseBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const OneWord: Story = { args: { block: { type: 'catchphrase', text: 'Chiner' } } };
export const LongText: Story = {
  args: { block: { type: 'catchphrase', text: 'Ce que le temps laisse '.repeat(90) } },
};
export const Empty: Story = { args: { block: { type: 'catchphrase', text: ' ' } } };

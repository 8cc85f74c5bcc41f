import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { spacerEditors } from './spacer.editors.ts';
import { SpacerBlock } from './SpacerBlock.tsx';

const meta = {
  title: 'Blocks/Spacer',
  component: SpacerBlock,
  args: { block: spacerEditors.example.fr },
  parameters: blockStory(spacerEditors),
  decorators: [
    (Story) => (
      <>
        <p>La page de gauche finit ici.</p>
        {Story()}
        <p>Celle de droite commence.</p>
      </>
    ),
  ],
} satisfies Meta<typeof SpacerBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: spacerEditors.example.en }, globals: { locale: 'en' } };
export const Small: Story = { args: { block: { type: 'spacer', size: 'sm', rule: false } } };
export const Medium: Story = { args: { block: { type: 'spacer', size: 'md', rule: false } } };
export const Large: Story = { args: { block: { type: 'spacer', size: 'lg', rule: false } } };
export const LargeWithRule: Story = { args: { block: { type: 'spacer', size: 'lg', rule: true } } };

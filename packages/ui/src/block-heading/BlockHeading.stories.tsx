import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockHeading } from './BlockHeading.tsx';
import { blockHeadingGuide } from './block-heading.guide.tsx';

const meta = {
  title: 'Controls/BlockHeading',
  component: BlockHeading,
  args: { title: 'Comment nous choisissons' },
  parameters: { guide: blockHeadingGuide, docs: { columns: 2 } },
} satisfies Meta<typeof BlockHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm', level: 3 } };
export const Medium: Story = { args: { size: 'md' } };
export const Large: Story = { args: { size: 'lg' } };
export const LongText: Story = { args: { title: 'Ce que le temps laisse aux belles choses. '.repeat(48) } };
export const Empty: Story = { args: { title: ' ' } };

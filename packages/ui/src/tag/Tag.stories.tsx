import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';
import { tagGuide } from './tag.guide.tsx';

const meta = {
  title: 'Controls/Tag',
  component: Tag,
  args: { children: 'Vintage' },
  decorators: [(Story) => <div className="bg-line p-4">{Story()}</div>],
  parameters: { guide: tagGuide, docs: { columns: 3 } },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondHand: Story = { args: { hole: 'denim', children: 'Seconde main' } };
export const Imperfect: Story = { args: { hole: 'mustard', children: 'Imparfait' } };
export const Upcycled: Story = { args: { hole: 'moss', children: 'Upcyclé' } };
export const Archive: Story = { args: { hole: 'ink', children: 'Archive' } };
export const Large: Story = { args: { size: 'md', surface: 'ecru', children: 'Archives denim' } };
export const OnEcru: Story = {
  args: { surface: 'white', children: 'Vintage' },
  decorators: [(Story) => <div className="bg-ecru p-8">{Story()}</div>],
};
export const LongText: Story = { args: { children: 'Neuf, et fait pour durer longtemps' } };

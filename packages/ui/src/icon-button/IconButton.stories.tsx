import type { Meta, StoryObj } from '@storybook/react-vite';
import Heart from 'lucide-react/icons/heart';
import X from 'lucide-react/icons/x';
import { IconButton } from './IconButton.tsx';
import { iconButtonGuide } from './icon-button.guide.tsx';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Fermer', children: <X /> },
  parameters: { guide: iconButtonGuide, docs: { columns: 3 } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const overPhotograph = {
  decorators: [(Story: () => React.ReactNode) => <div className="bg-denim-fill p-4">{Story()}</div>],
};
const heart = { label: 'Ajouter aux favoris', children: <Heart className="size-5" /> };

export const Default: Story = {};
export const OverPhotograph: Story = { args: { tone: 'paper', ...heart }, ...overPhotograph };
export const Active: Story = {
  args: { tone: 'paper', active: true, 'aria-pressed': true, ...heart },
  ...overPhotograph,
};
export const Line: Story = { args: { tone: 'line', ...heart } };
export const Disabled: Story = { args: { tone: 'line', disabled: true, ...heart } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { TextLink } from '../text-link/TextLink.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Controls/Popover',
  component: Popover,
  args: {
    label: 'Que veut dire « très bon état » ?',
    title: 'Très bon état',
    children: (
      <p>
        Portée avec soin, sans défaut visible. <TextLink href="/pages/conditions">Tous les états</TextLink>
      </p>
    ),
  },
  decorators: [(Story) => <div className="min-h-80">{Story()}</div>],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('dialog');
};

export const Default: Story = {};
export const Open: Story = { play: open };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    children: (
      <p>
        Portée avec soin, sans défaut visible à un mètre. Ce que l’on voit de près est photographié et décrit
        : une maille tirée, un bouton remplacé par un proche, une couleur passée au col. Les mesures sont
        prises à plat.
      </p>
    ),
  },
  play: open,
};

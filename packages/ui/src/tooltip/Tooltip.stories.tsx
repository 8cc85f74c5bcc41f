import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Controls/Tooltip',
  component: Tooltip,
  args: {
    text: 'Une pièce par panier : chacune est unique.',
    children: <Button tone="line">Ajouter au panier</Button>,
  },
  decorators: [(Story) => <div className="flex justify-center py-20">{Story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const focus: Story['play'] = async ({ userEvent }) => {
  await userEvent.tab();
  await screen.findByRole('tooltip');
};

export const Default: Story = {};
export const Open: Story = { play: focus };
export const LongText: Story = {
  args: {
    text: 'Le prix barré est le plus bas des trente derniers jours, ou depuis la mise en vente de la pièce si elle est plus récente.',
  },
  play: focus,
};

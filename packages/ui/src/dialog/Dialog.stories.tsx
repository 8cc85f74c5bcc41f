import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { reopening } from '../testing/reopening.tsx';
import { Dialog } from './Dialog.tsx';
import { dialogGuide } from './dialog.guide.tsx';

const meta = {
  title: 'Controls/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Faire une offre',
    description: 'Le vendeur a 24 heures pour répondre. Vous n’êtes engagé à rien.',
    children: <TextField label="Votre offre" inputMode="numeric" trailing="€" hint="Entre 44 € et 62 €." />,
    footer: (
      <>
        <Button>Envoyer l’offre</Button>
        <Button tone="quiet">Annuler</Button>
      </>
    ),
  },
  render: reopening(Dialog),
  parameters: { guide: dialogGuide, docs: { story: { inline: false, height: '544px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Escape closes it and returns focus to what opened it. */
export const Reopened: Story = {
  play: async ({ canvas, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    const opener = await canvas.findByRole('button', { name: /Ouvrir|Open/ });
    await waitFor(() => expect(opener).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
};
export const Small: Story = {
  args: {
    size: 'sm',
    title: 'Votre panier est plein',
    description: undefined,
    children: 'Un panier tient 50 pièces. Retirez-en une pour ajouter celle-ci.',
    footer: <Button tone="ink">Voir le panier</Button>,
  },
};
export const Large: Story = { args: { size: 'lg' } };
export const LongText: Story = {
  args: {
    title: 'Que veulent dire les états ?',
    footer: undefined,
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index} className="mb-4">
        Très bon état : portée quelques fois, sans défaut que l’on voie à un mètre. Ce que l’on voit de près
        est décrit.
      </p>
    )),
  },
};

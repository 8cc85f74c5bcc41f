import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';
import { EmptyState } from './EmptyState.tsx';
import { emptyStateGuide } from './empty-state.guide.tsx';

const meta = {
  title: 'Controls/EmptyState',
  component: EmptyState,
  args: {
    title: 'Votre panier est vide',
    children: 'Une pièce vous plaît ? Ajoutez-la à votre panier : chacune est unique.',
    action: (
      <Button asChild>
        <Link href="/shop">Chiner</Link>
      </Button>
    ),
  },
  parameters: { guide: emptyStateGuide, docs: { columns: 2 } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAction: Story = {
  args: {
    title: 'Aucun retour en cours',
    children: 'Un retour se demande depuis la commande, dans les 14 jours après sa livraison.',
    action: null,
  },
};
export const LongText: Story = {
  args: {
    title: 'Aucune veste en jean, taille M, vert bouteille, neuve avec étiquette, à moins de 20 €',
    children: 'Sans la couleur, il y en a 12. Sans le prix, 31. Les pièces arrivent chaque matin à 9 h.',
  },
};

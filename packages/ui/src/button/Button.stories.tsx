import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link.tsx';
import { Button } from './Button.tsx';
import { buttonGuide } from './button.guide.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Ajouter au panier' },
  parameters: { guide: buttonGuide, docs: { columns: 3 } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ink: Story = { args: { tone: 'ink', children: 'Filtrer (2)' } };
export const Line: Story = { args: { tone: 'line', children: 'Faire une offre' } };
export const Paper: Story = {
  args: { tone: 'paper', children: 'Voir le drop' },
  decorators: [(Story) => <div className="bg-denim-fill p-8">{Story()}</div>],
};
export const Danger: Story = { args: { tone: 'danger', children: 'Supprimer mon compte' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Tout effacer' } };
export const Small: Story = { args: { size: 'sm', tone: 'line', children: 'Modifier' } };
export const Block: Story = { args: { block: true, children: 'Commander avec obligation de paiement' } };
export const AsLink: Story = { args: { asChild: true, children: <Link href="/shop">Chiner</Link> } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { children: 'Renoncer au contrat ici pour les trois pièces de la commande P-48213 de Maison Rétro' },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
};

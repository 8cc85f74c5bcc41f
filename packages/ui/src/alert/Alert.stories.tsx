import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextLink } from '../text-link/TextLink.tsx';
import { Alert } from './Alert.tsx';
import { alertGuide } from './alert.guide.tsx';

const meta = {
  title: 'Controls/Alert',
  component: Alert,
  args: { children: 'Plus que 12 € pour la livraison offerte en point relais.' },
  decorators: [(Story) => <div className="max-w-prose">{Story()}</div>],
  parameters: { guide: alertGuide, docs: { columns: 2 } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Notice: Story = {
  args: {
    tone: 'notice',
    title: 'Ces pièces vous sont réservées pendant 30 minutes',
    children: 'dès que vous passez au paiement. Personne d’autre ne pourra les acheter.',
  },
};
export const Success: Story = {
  args: { tone: 'success', live: true, title: 'Adresse enregistrée', children: null },
};
export const InError: Story = {
  args: {
    tone: 'error',
    live: true,
    title: 'Le paiement a été refusé',
    children: (
      <>
        Rien n’a été débité. Essayez une autre carte ou <TextLink href="/pages/help">écrivez-nous</TextLink>.
      </>
    ),
  },
};
export const Closable: Story = { args: { onClose: fn() } };
export const LongText: Story = {
  args: {
    tone: 'notice',
    onClose: fn(),
    title: 'Ces pièces vous sont réservées, et personne d’autre ne pourra les acheter pendant que vous payez',
    children: 'Le paiement s’ouvre sur la page de votre banque, qui peut demander une confirmation. '.repeat(
      6,
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelloBar } from './HelloBar.tsx';
import { helloBarGuide } from './hello-bar.guide.tsx';

const meta = {
  title: 'Layout/HelloBar',
  component: HelloBar,
  args: {
    children: '14 jours pour changer d’avis, hors pièces personnalisées',
    seeMore: { label: 'En savoir plus', href: '/pages/returns' },
  },
  parameters: { guide: helloBarGuide, layout: 'fullscreen' },
} satisfies Meta<typeof HelloBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TextAlone: Story = { args: { seeMore: undefined } };
export const FromMarkdown: Story = {
  args: {
    children: undefined,
    seeMore: undefined,
    html: {
      text: 'Retours sous <strong>14 jours</strong> sur toutes les pièces',
      details:
        '<p>Le retour coûte <em>4 € par colis</em>, connus d’avance. <a href="/pages/returns">Comment rendre une pièce</a></p>',
    },
  },
};
export const LongText: Story = {
  args: {
    children:
      'Jusqu’à dimanche minuit, la livraison en point relais est offerte dès deux pièces d’un même vendeur, et chaque colis groupé passe par l’atelier sans supplément',
  },
};
export const WithDetails: Story = {
  args: {
    details:
      'Vous avez 14 jours après réception pour changer d’avis. Le retour coûte 4 € par colis, connus d’avance.',
  },
};

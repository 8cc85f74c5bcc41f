import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';
import { breadcrumbGuide } from './breadcrumb.guide.tsx';

const meta = {
  title: 'Controls/Breadcrumb',
  component: Breadcrumb,
  args: {
    trail: [
      { label: 'Accueil', href: '/' },
      { label: 'Femme', href: '/shop/femme' },
    ],
    current: 'Vestes et manteaux',
  },
  parameters: { guide: breadcrumbGuide },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstLevel: Story = { args: { trail: [{ label: 'Accueil', href: '/' }], current: 'Marques' } };
export const LongText: Story = {
  args: { current: 'Veste Tommy Hilfiger en coton noir à col montant et fermeture à glissière, années 1990' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { accountLayoutGuide } from './account-layout.guide.tsx';

const meta = {
  title: 'Layout/AccountLayout',
  component: AccountLayout,
  args: {
    current: '/account/orders',
    groups: [
      {
        label: 'Achats',
        entries: [
          { label: 'Commandes', href: '/account/orders' },
          { label: 'Retours', href: '/account/returns' },
          { label: 'Offres', href: '/account/offers', count: 1 },
        ],
      },
      {
        label: 'Profil',
        entries: [
          { label: 'Mes coordonnées', href: '/account/details' },
          { label: 'Mes tailles', href: '/account/sizes' },
          { label: 'Adresses', href: '/account/addresses' },
          { label: 'Langues', href: '/account/languages' },
        ],
      },
    ],
    logout: (
      <Button tone="line" size="sm">
        Se déconnecter
      </Button>
    ),
    children: (
      <PageHeading title="Commande P-48213" aside={<Badge>Payée</Badge>}>
        12/11/2026 · 3 pièces · 152,40 €
      </PageHeading>
    ),
  },
  parameters: { guide: accountLayoutGuide, layout: 'fullscreen' },
} satisfies Meta<typeof AccountLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MenuAlone: Story = {
  args: { current: undefined, children: <PageHeading title="Mon compte" /> },
};
export const Counts: Story = {
  args: {
    groups: [
      {
        label: 'Achats',
        entries: [
          { label: 'Commandes', href: '/account/orders', count: 128 },
          { label: 'Retours', href: '/account/returns', count: 2 },
        ],
      },
      { label: 'Profil', entries: [{ label: 'Mes coordonnées', href: '/account/details' }] },
    ],
  },
};
export const LongText: Story = {
  args: {
    groups: [
      {
        label: 'Achats',
        entries: [
          {
            label: 'Mes demandes de retour et de remboursement en cours',
            href: '/account/returns',
            count: 12,
          },
          { label: 'Adresses de livraison, de facturation et points relais', href: '/account/orders' },
        ],
      },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { current: undefined, children: <PageHeading title="Mon compte" /> },
};
export const Detail: Story = {
  args: { back: { label: 'Mes commandes', href: '/account/orders', always: true } },
};

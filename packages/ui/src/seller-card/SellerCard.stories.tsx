import type { Meta, StoryObj } from '@storybook/react-vite';
import { SellerCard } from './SellerCard.tsx';

const meta = {
  title: 'Commerce/SellerCard',
  component: SellerCard,
  args: {
    store: { name: 'Friperie du Canal', country: 'FR', isProfessional: true },
    href: '/pages/sellers/friperie-du-canal',
  },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
} satisfies Meta<typeof SellerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    store: {
      name: 'Association Solidaire des Friperies et Ateliers de Réemploi Textile du Bassin Minier',
      country: 'BE',
      isProfessional: true,
    },
  },
};
export const Empty: Story = { args: { store: { name: '', country: 'FR', isProfessional: true } } };
export const Individual: Story = {
  args: { store: { name: 'Camille Morel', country: 'FR', isProfessional: false } },
};
export const UnknownCountry: Story = {
  args: { store: { name: 'Friperie du Canal', country: 'XQ1', isProfessional: true } },
};

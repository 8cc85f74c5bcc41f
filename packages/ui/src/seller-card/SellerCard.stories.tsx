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

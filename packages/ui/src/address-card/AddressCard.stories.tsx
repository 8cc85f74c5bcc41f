import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../text-link/TextLink.tsx';
import { sampleAddress } from './address.samples.ts';
import { AddressCard } from './AddressCard.tsx';
import { addressCardGuide } from './address-card.guide.tsx';

const meta = {
  title: 'Commerce/AddressCard',
  component: AddressCard,
  args: {
    address: sampleAddress,
    actions: <TextLink href="/account/addresses/1">Modifier</TextLink>,
  },
  decorators: [(Story) => <div className="max-w-150">{Story()}</div>],
  parameters: { guide: addressCardGuide, docs: { columns: 2 } },
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ProposedFirst: Story = { args: { isDefault: true } };
export const Abroad: Story = {
  args: {
    address: {
      ...sampleAddress,
      countryCode: 'USA',
      countryCodeAlpha2: 'US',
      addressLine1: '55 Water Street',
      postalCode: '11201',
      cityName: 'Brooklyn',
      subDivision: 'NY',
    },
  },
};
export const LongText: Story = {
  args: {
    address: {
      ...sampleAddress,
      companyName: 'Association des amis du musée du costume et de la mode',
      addressLine1: 'Résidence des Quatre-Vents, bâtiment C, escalier 4, appartement 1204',
      addressLine2: 'Lieu-dit Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
    },
  },
};

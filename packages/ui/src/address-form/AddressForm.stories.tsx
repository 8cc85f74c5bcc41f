import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleAddress } from '../address-card/address.samples.ts';
import { Button } from '../button/Button.tsx';
import { AddressForm } from './AddressForm.tsx';
import { samplePlaces } from './places.samples.ts';
import { addressFormGuide } from './address-form.guide.tsx';

const meta = {
  title: 'Commerce/AddressForm',
  component: AddressForm,
  args: {
    places: samplePlaces,
    onSubmit: fn(),
    phoneHint: 'Pour prévenir de l’arrivée du colis, rien d’autre.',
  },
  parameters: { guide: addressFormGuide, docs: { columns: 2 } },
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { value: sampleAddress, cancel: <Button tone="quiet">Annuler</Button> },
};
export const WithRegion: Story = { args: { value: { countryCode: 'USA', subDivision: 'NY' } } };
export const Error: Story = {
  args: { value: sampleAddress, errors: { phoneNumber: 'Ce numéro n’existe pas en France.' } },
};
export const Suggesting: Story = {
  args: {
    suggest: async () => [
      {
        id: 'paris',
        text: '12 rue des Récollets, 75010 Paris',
        addressLine1: '12 rue des Récollets',
        cityName: 'Paris',
        postalCode: '75010',
        subDivision: null,
        country: 'FRA',
        gpsCoordinates: null,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /rue|street/i }), '12 rue');
    await canvas.findByRole('option', { name: /75010/ });
  },
};
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /adresse|address/i }));
  },
};
export const Saving: Story = { args: { value: sampleAddress, saving: true } };
export const LongText: Story = {
  args: {
    value: {
      ...sampleAddress,
      firstName: 'Marie-Charlotte-Philippine-Éléonore',
      lastName: 'de Saint-Aubin-Châteauneuf-Montmorency',
      companyName: 'Association Solidaire des Friperies et Ateliers de Réemploi Textile du Bassin Minier',
      addressLine1: 'Résidence des Anciennes Filatures, bâtiment C, escalier 12, porte gauche au fond',
      cityName: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
    },
    errors: {
      cityName: 'Aucune ville de ce nom ne porte ce code postal. '.repeat(5),
    },
    phoneHint: 'Pour prévenir de l’arrivée du colis, rien d’autre. '.repeat(5),
  },
};
export const Empty: Story = { args: { places: { countries: [] } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleAddress } from '../address-card/address.samples.ts';
import { Button } from '../button/Button.tsx';
import { AddressForm } from './AddressForm.tsx';
import { samplePlaces } from './places.samples.ts';

const meta = {
  title: 'Commerce/AddressForm',
  component: AddressForm,
  args: {
    places: samplePlaces,
    onSubmit: fn(),
    phoneHint: 'Pour prévenir de l’arrivée du colis, rien d’autre.',
  },
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
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /adresse|address/i }));
  },
};
export const Saving: Story = { args: { value: sampleAddress, saving: true } };

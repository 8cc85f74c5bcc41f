import { euros } from '@patine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { OfferForm } from './OfferForm.tsx';
import { offerFormGuide } from './offer-form.guide.tsx';

const meta = {
  title: 'Commerce/OfferForm',
  component: OfferForm,
  args: { bounds: { min: euros(6200), max: euros(8800) }, onOffer: fn() },
  parameters: { guide: offerFormGuide, docs: { columns: 2 } },
} satisfies Meta<typeof OfferForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '74,50');
  },
};
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
  },
};
export const TooLow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '40{Enter}');
  },
};
export const TooHigh: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '90{Enter}');
  },
};
export const RefusedTooLow: Story = { args: { failure: { name: 'OFFER_TOO_LOW', minPrice: 7000 } } };
export const RefusedAbovePrice: Story = { args: { failure: { name: 'OFFER_ABOVE_PRICE' } } };
export const OfferBySomebodyElse: Story = { args: { failure: { name: 'OFFER_BY_SOMEBODY_ELSE' } } };
export const ClosedPeriod: Story = { args: { failure: { name: 'OFFER_CLOSED_PERIOD' } } };
export const AlreadyMade: Story = { args: { failure: { name: 'OFFER_ALREADY_MADE' } } };
export const UnknownFailure: Story = { args: { failure: { name: 'UNKNOWN' } } };
export const Saving: Story = { args: { saving: true } };
export const OneAmountOnly: Story = { args: { bounds: { min: euros(8800), max: euros(8800) } } };
export const LargeAmounts: Story = { args: { bounds: { min: euros(8641900), max: euros(12345650) } } };
export const WithCancel: Story = { args: { children: <Button tone="quiet">Annuler</Button> } };

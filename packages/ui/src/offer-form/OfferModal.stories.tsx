import { euros } from '@patine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { reopening } from '../testing/reopening.tsx';
import { OfferModal } from './OfferModal.tsx';
import { offerModalGuide } from './offer-modal.guide.tsx';

const meta = {
  title: 'Commerce/OfferModal',
  component: OfferModal,
  args: {
    open: true,
    product: 'Veste Levi’s en jean, taille L',
    bounds: { min: euros(6200), max: euros(8800) },
    onOffer: fn(),
    onClose: fn(),
  },
  render: reopening(OfferModal),
  parameters: { guide: offerModalGuide, docs: { story: { inline: false, height: '736px' } } },
} satisfies Meta<typeof OfferModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sent: Story = { args: { sent: euros(7100) } };
export const Refused: Story = { args: { failure: { name: 'OFFER_ALREADY_MADE' } } };
export const Saving: Story = { args: { saving: true } };
export const Closed: Story = { tags: ['!autodocs'], args: { open: false } };
export const LongText: Story = {
  args: { product: 'Veste longue en laine bouillie à double boutonnage '.repeat(40) },
};

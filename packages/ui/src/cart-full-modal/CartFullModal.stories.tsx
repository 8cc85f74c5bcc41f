import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { reopening } from '../testing/reopening.tsx';
import { CartFullModal } from './CartFullModal.tsx';
import { cartFullModalGuide } from './cart-full-modal.guide.tsx';

const meta = {
  title: 'Commerce/CartFullModal',
  component: CartFullModal,
  args: { open: true, limit: 50, cartHref: '/cart', onClose: fn() },
  render: reopening(CartFullModal),
  parameters: { guide: cartFullModalGuide, docs: { story: { inline: false, height: '416px' } } },
} satisfies Meta<typeof CartFullModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { tags: ['!autodocs'], args: { open: false } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { reopening } from '../testing/reopening.tsx';
import { CouponModal } from './CouponModal.tsx';
import { couponModalGuide } from './coupon-modal.guide.tsx';

const meta = {
  title: 'Commerce/CouponModal',
  component: CouponModal,
  args: { open: true, status: 'initial', onAdd: fn(), onClose: fn(), onReset: fn() },
  render: reopening(CouponModal),
  parameters: { guide: couponModalGuide, docs: { story: { inline: false, height: '448px' } } },
} satisfies Meta<typeof CouponModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { status: 'loading' } };
export const Error: Story = { args: { status: 'error' } };
export const Closed: Story = { tags: ['!autodocs'], args: { open: false } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CouponForm } from './CouponForm.tsx';
import { couponFormGuide } from './coupon-form.guide.tsx';

const meta = {
  title: 'Commerce/CouponForm',
  component: CouponForm,
  args: { status: 'initial', onAdd: fn(), onRemove: fn() },
  decorators: [(Story) => <div className="max-w-96 bg-surface p-5">{Story()}</div>],
  parameters: { guide: couponFormGuide, docs: { columns: 2 } },
} satisfies Meta<typeof CouponForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'bienvenue10');
  },
};
export const Applied: Story = { args: { codes: ['BIENVENUE10'] } };
export const Several: Story = { args: { codes: ['BIENVENUE10', 'LIVRAISON', 'CADEAU-4F2K'] } };
export const OnlyRead: Story = {
  args: { codes: ['BIENVENUE10'] },
  render: ({ onRemove: _onRemove, ...args }) => <CouponForm {...args} />,
};
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
  },
};
export const Loading: Story = { args: { status: 'loading' } };
export const Error: Story = { args: { status: 'error' } };
export const ErrorWithReason: Story = {
  args: { status: 'error', error: 'Coupon invalide. Il compte à partir de 80 € d’articles.' },
};
export const Disabled: Story = { args: { disabled: true, codes: ['BIENVENUE10'] } };
export const LongText: Story = { args: { codes: ['ANNIVERSAIREDELABOUTIQUE2026'.repeat(20)] } };

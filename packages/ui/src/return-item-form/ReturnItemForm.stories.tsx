import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ineligible, sampleReturnLine } from './return.samples.ts';
import { ReturnItemForm } from './ReturnItemForm.tsx';
import { returnItemFormGuide } from './return-item-form.guide.tsx';

const meta = {
  title: 'Commerce/ReturnItemForm',
  component: ReturnItemForm,
  args: { line: sampleReturnLine, href: '/produit/piece-301', value: null, onChange: fn() },
  decorators: [(Story) => <div className="max-w-200">{Story()}</div>],
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return <ReturnItemForm {...args} value={value} onChange={setValue} />;
  },
  parameters: { guide: returnItemFormGuide },
} satisfies Meta<typeof ReturnItemForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const empty = { reason: '', text: '', comment: '' } as const;
const tooShort = { reason: 'product_too_short', text: 'Trop petit', comment: '' } as const;

export const Default: Story = {};
export const Chosen: Story = { args: { value: empty } };
export const WithReason: Story = {
  args: { value: { ...tooShort, comment: 'Les manches s’arrêtent au-dessus du poignet.' } },
};
export const Error: Story = { args: { value: empty, error: 'Choisissez un motif.' } };
export const Disabled: Story = { args: { value: tooShort, disabled: true } };
export const PendingReturn: Story = { args: { line: ineligible('pending_return') } };
export const NotShipped: Story = { args: { line: ineligible('not_shipped') } };
export const DateLimitExceeded: Story = { args: { line: ineligible('date_limit_exceeded') } };
export const CustomizedProduct: Story = {
  args: {
    line: {
      ...ineligible('customized_product'),
      orderItem: { ...sampleReturnLine.orderItem, customization: { label: 'Initiales', value: 'C. M.' } },
    },
  },
};
export const UnknownReason: Story = { args: { line: ineligible('unknown') } };
export const WithoutPicture: Story = {
  args: {
    line: {
      ...sampleReturnLine,
      orderItem: {
        ...sampleReturnLine.orderItem,
        product: { ...sampleReturnLine.orderItem.product, image: null },
      },
    },
  },
};
export const LongText: Story = {
  args: {
    value: { ...tooShort, comment: 'Les manches s’arrêtent au-dessus du poignet. '.repeat(22) },
    line: {
      ...sampleReturnLine,
      orderItem: {
        ...sampleReturnLine.orderItem,
        product: {
          ...sampleReturnLine.orderItem.product,
          name: 'Veste longue en laine bouillie '.repeat(65),
        },
      },
    },
  },
};

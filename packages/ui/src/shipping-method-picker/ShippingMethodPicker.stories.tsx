import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { sampleMethods } from './shipping.samples.ts';
import { ShippingMethodPicker } from './ShippingMethodPicker.tsx';

const meta = {
  title: 'Commerce/ShippingMethodPicker',
  component: ShippingMethodPicker,
  args: {
    methods: sampleMethods,
    value: { deliveryType: 'GROUPED', deliveryMethod: 'RELAY' },
    onChange: fn(),
  },
  decorators: [(Story) => <div className="max-w-200">{Story()}</div>],
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return <ShippingMethodPicker {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ShippingMethodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const OneSeller: Story = {
  args: {
    methods: sampleMethods
      .filter(({ deliveryType }) => deliveryType === 'DIRECT')
      .map((method) => ({ ...method, numberOfParcels: 1 })),
    value: { deliveryType: 'DIRECT', deliveryMethod: 'STANDARD' },
  },
};

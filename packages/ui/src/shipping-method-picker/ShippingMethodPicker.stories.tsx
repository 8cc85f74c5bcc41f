import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { sampleMethods } from './shipping.samples.ts';
import { ShippingMethodPicker } from './ShippingMethodPicker.tsx';
import { shippingMethodPickerGuide } from './shipping-method-picker.guide.tsx';

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
  parameters: { guide: shippingMethodPickerGuide },
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
export const Direct: Story = { args: { value: { deliveryType: 'DIRECT', deliveryMethod: 'TRACKED' } } };
export const WithNextQuestion: Story = { args: { children: <p>Choisissez ensuite un point relais.</p> } };
export const Empty: Story = { args: { methods: [], value: null } };
export const LongText: Story = {
  args: {
    methods: sampleMethods.map((method) => ({
      ...method,
      numberOfParcels: 48,
      totalPrice: { amount: 12345600, currency: 'EUR' },
    })),
  },
};

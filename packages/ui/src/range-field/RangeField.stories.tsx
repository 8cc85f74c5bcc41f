import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { RangeField } from './RangeField.tsx';
import { rangeFieldGuide } from './range-field.guide.tsx';

const meta = {
  title: 'Controls/RangeField',
  component: RangeField,
  args: {
    legend: 'Prix',
    bounds: { min: 0, max: 260 },
    value: [10, 180],
    onChange: fn(),
    histogram: [4, 12, 26, 44, 58, 52, 40, 34, 27, 20, 16, 12, 9, 7, 5, 3, 2, 1],
    format: (value) => `${value} €`,
  },
  decorators: [(Story) => <div className="max-w-62">{Story()}</div>],
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RangeField
        {...args}
        value={value}
        onChange={(range) => {
          setValue(range);
          args.onChange(range);
        }}
      />
    );
  },
  parameters: { guide: rangeFieldGuide, docs: { columns: 3 } },
} satisfies Meta<typeof RangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Whole: Story = { args: { value: [0, 260] } };
export const WithoutHistogram: Story = { args: { histogram: [] } };
export const OneValue: Story = { args: { bounds: { min: 45, max: 45 }, value: [45, 45], histogram: [1] } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    legend: 'Prix de la pièce, sans la livraison ni le contrôle qualité',
    bounds: { min: 0, max: 1_234_567 },
    value: [12_345, 987_654],
  },
};
export const GrowingSlices: Story = {
  args: {
    bounds: { min: 0, max: 1000 },
    value: [20, 250],
    edges: [0, 10, 20, 30, 40, 60, 80, 100, 150, 200, 300, 500, 1000],
    histogram: [2, 14, 30, 44, 40, 33, 24, 18, 9, 6, 3, 1],
  },
};

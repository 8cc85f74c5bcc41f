import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { samplePoints } from './relay.samples.ts';
import { RelayPointPicker } from './RelayPointPicker.tsx';

const meta = {
  title: 'Commerce/RelayPointPicker',
  component: RelayPointPicker,
  args: { points: samplePoints, value: '1', onChange: fn() },
  decorators: [(Story) => <div className="max-w-240">{Story()}</div>],
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return <RelayPointPicker {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RelayPointPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const Error: Story = { args: { value: null, error: 'Choisissez un point relais.' } };
export const Empty: Story = { args: { points: [] } };
export const Loading: Story = { args: { points: [], loading: true } };
export const WithoutCoordinates: Story = {
  args: { points: samplePoints.map((point) => ({ ...point, gpsCoordinates: null })) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { samplePoints } from './relay.samples.ts';
import { RelayPointPicker } from './RelayPointPicker.tsx';
import { relayPointPickerGuide } from './relay-point-picker.guide.tsx';

const meta = {
  title: 'Commerce/RelayPointPicker',
  component: RelayPointPicker,
  args: { points: samplePoints, value: '1', onChange: fn() },
  decorators: [(Story) => <div className="max-w-240">{Story()}</div>],
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return <RelayPointPicker {...args} value={value} onChange={setValue} />;
  },
  parameters: { guide: relayPointPickerGuide },
} satisfies Meta<typeof RelayPointPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NearAnAddress: Story = { args: { near: '75010 Paris' } };
export const NothingChosen: Story = { args: { value: null } };
export const Error: Story = { args: { value: null, error: 'Choisissez un point relais.' } };
export const Empty: Story = { args: { points: [] } };
export const Loading: Story = { args: { points: [], loading: true } };
export const WithoutCoordinates: Story = {
  args: { points: samplePoints.map((point) => ({ ...point, gpsCoordinates: null })) },
};
export const LongText: Story = {
  args: {
    points: samplePoints.map((point) => ({
      ...point,
      name: 'Presse-tabac du canal et de la passerelle '.repeat(12),
      address: 'Rue du Faubourg-Saint-Martin '.repeat(12),
    })),
  },
};
export const Many: Story = {
  args: {
    points: Array.from({ length: 10 }, (_, index) => ({
      ...samplePoints[index % 3]!,
      servicePointId: String(index + 1),
      distanceMeter: 240 + index * 130,
      gpsCoordinates: { lat: 48.86 + ((index * index * 7) % 11) / 900, lng: 2.36 + ((index * 4) % 11) / 700 },
    })),
  },
};

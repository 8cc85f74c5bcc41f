import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SystemSwitch } from './SystemSwitch.tsx';
import { systemSwitchGuide } from './system-switch.guide.tsx';

const meta = {
  title: 'Commerce/SystemSwitch',
  component: SystemSwitch,
  args: { value: 'METRIC', onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return <SystemSwitch {...args} value={value} onChange={setValue} />;
  },
  parameters: { guide: systemSwitchGuide },
} satisfies Meta<typeof SystemSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Imperial: Story = { args: { value: 'IMPERIAL' } };
export const Sm: Story = { args: { size: 'sm' } };
export const Md: Story = { args: { size: 'md' } };
export const Disabled: Story = { args: { disabled: true } };

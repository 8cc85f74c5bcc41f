import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { themeSwitchGuide } from './theme-switch.guide.tsx';

const meta = {
  title: 'Layout/ThemeSwitch',
  component: ThemeSwitch,
  args: { onChange: fn() },
  parameters: { guide: themeSwitchGuide },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { args: { defaultValue: 'dark' } };

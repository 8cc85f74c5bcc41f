import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';
import { logoGuide } from './logo.guide.tsx';

const meta = {
  title: 'Layout/Logo',
  component: Logo,
  args: { href: '/' },
  parameters: { guide: logoGuide },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const OfTheOperator: Story = { args: { name: 'Friperie du Canal', imageUrl: '/media/jacket.svg' } };

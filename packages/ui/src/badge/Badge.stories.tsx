import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';
import { badgeGuide } from './badge.guide.tsx';

const meta = {
  title: 'Controls/Badge',
  component: Badge,
  args: { children: 'Payée' },
  parameters: { guide: badgeGuide, docs: { columns: 3 } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Progress: Story = { args: { tone: 'progress', children: 'En route' } };
export const Success: Story = { args: { tone: 'success', children: 'Livrée' } };
export const Warning: Story = { args: { tone: 'warning', children: 'À confirmer' } };
export const Discount: Story = { args: { tone: 'discount', children: '−30 %' } };
export const Fresh: Story = { args: { tone: 'fresh', children: 'Nouveau' } };
export const LongText: Story = {
  args: { tone: 'warning', children: 'En attente d’une confirmation de votre banque '.repeat(6) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'all', label: 'Toutes', content: 'Douze commandes depuis 2024.' },
  { id: 'under-way', label: 'En cours', content: 'Deux colis sont en route.' },
  { id: 'returns', label: 'Retours', content: 'Aucun retour.' },
];

const meta = {
  title: 'Controls/Tabs',
  component: Tabs,
  args: { label: 'Commandes', tabs },
  decorators: [(Story) => <div className="max-w-prose">{Story()}</div>],
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Second: Story = { args: { defaultValue: 'under-way' } };
export const Disabled: Story = {
  args: { tabs: tabs.map((tab, index) => ({ ...tab, disabled: index === 1 })) },
};
export const Empty: Story = { args: { tabs: [] } };
export const LongText: Story = {
  args: {
    tabs: tabs.map((tab) => ({ ...tab, label: `${tab.label}, avec ce qui reste à confirmer` })),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Chip } from './Chip.tsx';
import { RemovableChip } from './RemovableChip.tsx';
import { chipGuide } from './chip.guide.tsx';

const meta = {
  title: 'Controls/Chip',
  component: Chip,
  args: { children: 'Mes tailles' },
  parameters: { guide: chipGuide, docs: { columns: 3 } },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Active: Story = { args: { active: true, 'aria-pressed': true } };
export const OpensSomething: Story = {
  args: { 'aria-expanded': false, children: ['Prix', <ChevronDown key="sign" className="size-4" />] },
};
export const Disabled: Story = { args: { disabled: true } };
export const Removable: Story = { render: () => <RemovableChip label="Taille : S, M" href="/shop" /> };
export const LongText: Story = {
  args: {
    active: true,
    children: 'Taille : W26 L30 (FR 36–38), W27 L32 (FR 38), W28 L32 (FR 38–40) '.repeat(3),
  },
};

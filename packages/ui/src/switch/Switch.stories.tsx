import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch.tsx';
import { switchGuide } from './switch.guide.tsx';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  args: { label: 'Alerte quand le prix baisse' },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
  parameters: { guide: switchGuide, docs: { columns: 2 } },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithDescription: Story = {
  args: {
    defaultChecked: true,
    description: 'Un e-mail par semaine au plus, pour les pièces de vos favoris.',
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: {
    label: 'Prévenez-moi dès qu’une pièce arrive dans mes tailles, mes marques et mes couleurs, même la nuit',
  },
};

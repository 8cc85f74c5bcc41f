import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';

const steps = [
  { label: 'Taille', href: '#size' },
  { label: 'Stature', href: '#height' },
  { label: 'Coupe', href: '#fit' },
  { label: 'Couleurs' },
];

const meta = {
  title: 'Controls/Stepper',
  component: Stepper,
  args: { steps, current: 1 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { current: 0 } };
export const Last: Story = { args: { current: 3 } };
export const AllDone: Story = { args: { current: 4 } };
export const LongText: Story = {
  args: { steps: steps.map((step) => ({ ...step, label: `${step.label} de la pièce que vous cherchez` })) },
};
export const Empty: Story = { args: { steps: [] } };

import { passwordRules } from '@patine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField.tsx';
import { passwordFieldGuide } from './password-field.guide.tsx';

const meta = {
  title: 'Controls/PasswordField',
  component: PasswordField,
  args: { label: 'Mot de passe', rules: passwordRules },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
  parameters: { guide: passwordFieldGuide, docs: { columns: 2 } },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HalfWay: Story = { args: { value: 'vestes9', readOnly: true } };
export const AllMet: Story = { args: { value: 'Vestes-9', readOnly: true } };
export const Existing: Story = { render: () => <PasswordField label="Mot de passe" /> };
export const InError: Story = { args: { error: 'Choisissez un mot de passe qui suit chaque règle.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Vestes-9' } };
export const LongText: Story = {
  args: { label: 'Le mot de passe que vous utiliserez pour suivre vos commandes et vos retours '.repeat(3) },
};

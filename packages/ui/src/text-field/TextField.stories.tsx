import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';
import { textFieldGuide } from './text-field.guide.tsx';

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', name: 'email' },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
  parameters: { guide: textFieldGuide, docs: { columns: 2 } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = 'camille@exemple';

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'camille@exemple.fr' } };
export const WithHint: Story = { args: { hint: 'Pour vous prévenir quand le colis part.' } };
export const Optional: Story = {
  args: { label: 'Société', type: 'text', autoComplete: 'organization', optional: true },
};
export const WithUnit: Story = {
  args: { label: 'Votre offre', type: 'text', inputMode: 'numeric', trailing: '€' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'camille@exemple.fr' } };
export const InError: Story = {
  args: {
    defaultValue: email,
    error: 'L’adresse e-mail est incomplète. Il lui manque sa fin, comme .fr ou .com.',
  },
};
export const HintAndError: Story = {
  args: {
    hint: 'Pour vous prévenir quand le colis part.',
    defaultValue: email,
    error: 'L’adresse e-mail est incomplète.',
  },
};
export const SeveralLines: Story = {
  render: () => <TextArea label="Votre commentaire" optional hint="Ce que vous direz aidera le vendeur." />,
};
export const LongText: Story = {
  args: {
    label: 'L’adresse e-mail à laquelle nous vous dirons où en est votre colis '.repeat(3),
    hint: 'Pour vous prévenir quand le colis part. '.repeat(6),
    defaultValue: `${'camille'.repeat(20)}@exemple.fr`,
    error: 'L’adresse e-mail est incomplète. '.repeat(6),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { checkboxGroupGuide } from './checkbox-group.guide.tsx';

const reasons = [
  'Trop petit',
  'Trop grand',
  'Pas comme sur la photographie',
  'Un défaut qui n’est pas décrit',
];

const meta = {
  title: 'Controls/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    legend: 'Pourquoi renvoyez-vous cette pièce ?',
    children: reasons.map((reason) => <Checkbox key={reason} name="reason" label={reason} />),
  },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
  parameters: { guide: checkboxGroupGuide, docs: { columns: 2 } },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'Plusieurs réponses sont possibles.' } };
export const LegendHidden: Story = { args: { legendHidden: true } };
export const InError: Story = { args: { error: 'Choisissez au moins une raison.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    legend:
      'Pourquoi renvoyez-vous cette pièce, et qu’aurions-nous pu dire ou montrer de plus avant votre achat ?',
    hint: 'Vos réponses ne changent rien au remboursement : elles aident le vendeur à mieux décrire ses pièces.',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';
import { selectGuide } from './select.guide.tsx';

const countries = ['France', 'Belgique', 'Suisse', 'Royaume-Uni de Grande-Bretagne et d’Irlande du Nord'];

const meta = {
  title: 'Controls/Select',
  component: Select,
  args: {
    label: 'Pays',
    name: 'country',
    autoComplete: 'country-name',
    children: countries.map((country) => <option key={country}>{country}</option>),
  },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
  parameters: { guide: selectGuide, docs: { columns: 3 } },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'Le prix de la livraison en dépend.' } };
export const Disabled: Story = { args: { disabled: true } };
export const InError: Story = { args: { error: 'Choisissez un pays.' } };
export const LongText: Story = { args: { defaultValue: countries[3] } };
export const Empty: Story = { args: { children: undefined } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { PhoneField, type PhoneValue } from './PhoneField.tsx';

const meta = {
  title: 'Controls/PhoneField',
  component: PhoneField,
  args: {
    label: 'Téléphone',
    countries: [
      { code: 'FRA', name: 'France', dial: '33' },
      { code: 'BEL', name: 'Belgique', dial: '32' },
      { code: 'CHE', name: 'Suisse', dial: '41' },
      { code: 'GBR', name: 'Royaume-Uni de Grande-Bretagne et d’Irlande du Nord', dial: '44' },
    ],
    value: { country: 'FRA', number: '' },
    onChange: fn(),
  },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (to: PhoneValue) => {
      setValue(to);
      args.onChange(to);
    };
    return <PhoneField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: { country: 'BEL', number: '470 12 34 56' } } };
export const WithHint: Story = { args: { hint: 'Pour le transporteur, le jour de la livraison.' } };
export const InError: Story = {
  args: { value: { country: 'FRA', number: '06 12' }, error: 'Ce numéro est trop court : vérifiez-le.' },
};
export const UnknownCountry: Story = { args: { value: { country: 'BLM', number: '0590 27 60 00' } } };
export const WithoutCountries: Story = { args: { countries: [] } };
export const Optional: Story = { args: { optional: true } };
export const Disabled: Story = {
  args: { disabled: true, value: { country: 'FRA', number: '06 12 34 56 78' } },
};
export const LongText: Story = {
  args: {
    label: 'Téléphone de la personne qui recevra le colis, si ce n’est pas vous',
    value: { country: 'GBR', number: '7400 123456 poste 12345' },
  },
};

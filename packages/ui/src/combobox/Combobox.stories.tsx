import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Combobox } from './Combobox.tsx';

const brands = [
  'A.P.C.',
  'Agnès b.',
  'Burberry',
  'Étam',
  'Kenzo',
  'Lacoste',
  'Levi’s',
  'Petit Bateau',
  'Sonia Rykiel',
];

const meta = {
  title: 'Controls/Combobox',
  component: Combobox,
  args: {
    label: 'Marque',
    options: brands.map((label) => ({ value: label, label })),
    value: null,
    onChange: fn(),
  },
  decorators: [(Story) => <div className="min-h-100 max-w-form">{Story()}</div>],
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (to: string | null) => {
      setValue(to);
      args.onChange(to);
    };
    return <Combobox {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = (text: string): NonNullable<Story['play']> =>
  async function typeText({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), text);
  };

export const Default: Story = {};
export const Chosen: Story = { args: { value: 'Levi’s' } };
export const Open: Story = { play: type('e') };
export const NothingFound: Story = { play: type('zzz') };
export const Empty: Story = { args: { options: [] } };
export const WithHint: Story = { args: { hint: 'Tapez les premières lettres.' } };
export const InError: Story = { args: { error: 'Choisissez une marque de la liste.' } };
export const Disabled: Story = { args: { disabled: true, value: 'Kenzo' } };
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'long',
        label: 'Maison de couture de la rue du Faubourg-Saint-Honoré, ancienne collection des ateliers',
      },
    ],
  },
  play: type('maison'),
};

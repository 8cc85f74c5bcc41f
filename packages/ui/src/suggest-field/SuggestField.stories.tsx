import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SuggestField } from './SuggestField.tsx';
import { suggestFieldGuide } from './suggest-field.guide.tsx';

const places = [
  { id: 'paris', text: '12 rue des Récollets, 75010 Paris' },
  { id: 'lyon', text: '12 rue des Récollets, 69001 Lyon' },
  { id: 'tours', text: '12 rue des Récollets, 37000 Tours' },
];
const long = [{ id: 'long', text: 'Résidence des Anciennes Filatures, bâtiment C, escalier 12, '.repeat(4) }];

const meta = {
  title: 'Controls/SuggestField',
  component: SuggestField,
  args: {
    label: 'Numéro et rue',
    suggest: async () => places,
    onChoose: fn(),
  },
  decorators: [(Story) => <div className="min-h-100 max-w-form">{Story()}</div>],
  parameters: { guide: suggestFieldGuide, docs: { columns: 2 } },
} satisfies Meta<typeof SuggestField>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = (text: string): NonNullable<Story['play']> =>
  async function typeText({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), text);
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
  };

export const Default: Story = {};
export const Open: Story = { play: type('12 rue') };
export const WithHint: Story = { args: { hint: 'La ville se remplit avec la rue.' } };
export const InError: Story = { args: { error: 'Remplissez ce champ.', defaultValue: '12' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '12 rue des Récollets' } };
export const Empty: Story = {
  args: { suggest: async () => [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
  },
};
export const LongText: Story = {
  args: { label: 'Adresse de livraison et de facturation '.repeat(3), suggest: async () => long },
  play: type('Rés'),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Commerce/SearchBox',
  component: SearchBox,
  args: { action: '/shop/search/', className: 'max-w-80' },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (text: string) => `/shop/search/?text=${encodeURIComponent(text)}`;
const suggestions = [
  { text: 'veste en jean', href: at('veste en jean'), detail: '214 pièces' },
  { text: 'veste de travail', href: at('veste de travail'), detail: '96 pièces' },
  { text: 'Vestes', href: '/shop/vestes/', detail: 'Rayon' },
  { text: 'Veste Levi’s en jean, taille L', href: '/produit/veste-levis-204', detail: '88 €' },
];
const recent = ['robe à fleurs', 'cardigan autrichien', '501 W28'].map((text) => ({ text, href: at(text) }));
const room: NonNullable<Story['decorators']> = [(Story) => <div className="min-h-100">{Story()}</div>];

export const Default: Story = {};
export const WithWords: Story = { args: { defaultText: 'veste en jean 1980' } };
export const Suggestions: Story = {
  args: { suggestions, recent, onType: fn() },
  decorators: room,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'veste{ArrowDown}');
    await canvas.findByRole('listbox');
  },
};
export const Recent: Story = {
  args: { suggestions, recent, onForget: fn() },
  decorators: room,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox');
  },
};
export const NothingFound: Story = {
  args: { suggestions: [], recent },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
  },
};
export const LongText: Story = {
  args: {
    defaultText: 'cardigan autrichien en laine bouillie verte avec boutons en corne de cerf',
    suggestions: [
      { text: 'cardigan en laine bouillie '.repeat(74), href: '/shop', detail: 'Rayon '.repeat(30) },
    ],
  },
  decorators: room,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

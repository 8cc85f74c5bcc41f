import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchBox, type SuggestionGroup } from './SearchBox.tsx';
import { searchBoxGuide } from './search-box.guide.tsx';

const meta = {
  title: 'Commerce/SearchBox',
  component: SearchBox,
  args: { action: '/shop/search/', className: 'max-w-80' },
  parameters: { guide: searchBoxGuide },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (text: string) => `/shop/search/?text=${encodeURIComponent(text)}`;
const picture = 'jacket';
const suggestions: SuggestionGroup[] = [
  {
    id: 'completions',
    title: 'Recherches',
    sign: 'search',
    items: [
      { text: 'veste en jean', href: at('veste en jean'), detail: '214 pièces' },
      { text: 'veste de travail', href: at('veste de travail'), detail: '96 pièces' },
    ],
  },
  {
    id: 'categories',
    title: 'Catégories',
    sign: 'category',
    items: [{ text: 'Vestes, Femme', href: '/shop/vestes/', detail: '310 pièces' }],
  },
  {
    id: 'brands',
    title: 'Marques',
    sign: 'brand',
    items: [{ text: 'Vestra', href: '/shop/?brands=vestra', detail: '1 pièce' }],
  },
  {
    id: 'products',
    title: 'Pièces',
    aside: true,
    items: ['Veste en jean délavée', 'Veste de travail bleue', 'Veste en velours côtelé'].map(
      (text, index) => ({
        text,
        href: `/produit/veste-${index}`,
        note: 'Levi’s · L',
        detail: `${index}8 €`,
        image: picture,
      }),
    ),
  },
  { id: 'all', items: [{ text: 'Voir les 382 pièces', href: at('veste') }] },
];
const first: SuggestionGroup[] = [
  {
    id: 'recent',
    title: 'Recherches récentes',
    sign: 'recent',
    items: ['robe à fleurs', 'cardigan autrichien', '501 W28'].map((text) => ({ text, href: at(text) })),
    clear: { label: 'Effacer l’historique', onClear: fn() },
  },
  {
    id: 'popular',
    title: 'Les plus demandées',
    sign: 'popular',
    items: [
      { text: 'Robes Cacharel', href: '/shop/robes/', detail: '24 pièces' },
      { text: 'Jeans Levi’s', href: '/shop/jeans/', detail: '131 pièces' },
    ],
  },
  {
    id: 'categories',
    title: 'Catégories',
    sign: 'category',
    aside: true,
    items: ['Robes, Femme', 'Manteaux, Femme', 'Chemises, Homme'].map((text) => ({
      text,
      href: '/shop/',
      detail: '310 pièces',
    })),
  },
];
const tallPage: NonNullable<Story['decorators']> = [(Story) => <div className="min-h-160">{Story()}</div>];

export const Default: Story = {};
export const WithWords: Story = { args: { defaultText: 'veste en jean 1980' } };
export const Suggestions: Story = {
  args: { suggestions, onType: fn() },
  decorators: tallPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'veste{ArrowDown}');
    await canvas.findByRole('listbox');
  },
};
export const BeforeTyping: Story = {
  args: { suggestions: first },
  decorators: tallPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox');
  },
};
export const OneColumn: Story = {
  args: { suggestions: first.slice(0, 1) },
  decorators: tallPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox');
  },
};
export const NothingFound: Story = {
  args: { suggestions: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
  },
};
export const LongText: Story = {
  args: {
    defaultText: 'cardigan autrichien en laine bouillie verte avec boutons en corne de cerf',
    suggestions: [
      {
        id: 'completions',
        title: 'Recherches '.repeat(20),
        sign: 'search',
        items: [
          { text: 'cardigan en laine bouillie '.repeat(74), href: '/shop', detail: 'Rayon '.repeat(30) },
        ],
      },
    ],
  },
  decorators: tallPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

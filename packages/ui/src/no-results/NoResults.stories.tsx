import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoResults } from './NoResults.tsx';
import { noResultsGuide } from './no-results.guide.tsx';

const meta = {
  title: 'Commerce/NoResults',
  component: NoResults,
  args: {
    loosen: [
      { id: 'price', label: 'Prix : 10 € à 20 €', count: 128, href: '/shop?size=s' },
      { id: 'size', label: 'Taille : S', count: 14, href: '/shop?price=10-20' },
      { id: 'state', label: 'Neuf avec étiquette', count: 1, href: '/shop?size=s' },
    ],
    clearHref: '/shop',
  },
  parameters: { guide: noResultsGuide },
} satisfies Meta<typeof NoResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneConditionAlone: Story = {
  args: {
    text: 'kimono licorne bleu 38',
    loosen: [
      { id: 'category', kind: 'only', label: 'Kimonos', count: 12, href: '/shop/kimonos/' },
      { id: 'text', kind: 'only', label: 'licorne', count: 1, href: '/shop/search/?text=licorne' },
    ],
  },
};
export const SearchedWords: Story = { args: { text: 'cardigan autrichien', loosen: [] } };
export const NearestSearches: Story = {
  args: {
    text: 'zxqwv',
    loosen: [],
    nearest: [
      { id: 'dresses', label: 'Robes', count: 312, href: '/shop/robes/' },
      { id: 'coats', label: 'Manteaux', count: 96, href: '/shop/manteaux/' },
      { id: 'brand', label: 'Carhartt', count: 1, href: '/shop/?brands=carhartt' },
    ],
  },
};
export const LongText: Story = { args: { text: 'manteaulongenlaineboucléeavecceintureamovible' } };
export const Empty: Story = { args: { loosen: [] } };

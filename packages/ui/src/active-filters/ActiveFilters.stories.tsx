import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActiveFilters } from './ActiveFilters.tsx';
import { activeFiltersGuide } from './active-filters.guide.tsx';

const meta = {
  title: 'Commerce/ActiveFilters',
  component: ActiveFilters,
  args: {
    filters: [
      { id: 'size-s', label: 'Taille : S', href: '/shop?size=m' },
      { id: 'colors-noir', label: 'Noir', href: '/shop?size=s+m' },
      { id: 'price', label: '10 € à 180 €', href: '/shop?size=s+m' },
    ],
    clearHref: '/shop',
  },
  parameters: { guide: activeFiltersGuide },
} satisfies Meta<typeof ActiveFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { filters: [{ id: 'a', label: 'Très bon état', href: '/shop' }] } };
export const Many: Story = {
  args: {
    filters: Array.from({ length: 18 }, (_, index) => ({
      id: String(index),
      label: `Marque ${index + 1}`,
      href: '/shop',
    })),
  },
};
export const Empty: Story = { args: { filters: [] } };
export const LongText: Story = {
  args: { filters: [{ id: 'a', label: 'Grande friperie des ateliers du canal '.repeat(52), href: '/shop' }] },
};

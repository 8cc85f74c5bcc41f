import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiteralQuery } from './LiteralQuery.tsx';
import { UnderstoodQuery } from './UnderstoodQuery.tsx';
import { understoodQueryGuide } from './understood-query.guide.tsx';

const meta = {
  title: 'Commerce/UnderstoodQuery',
  component: UnderstoodQuery,
  args: {
    text: 'robe noire 38 sans cuir',
    filters: [
      { id: 'categories', label: 'Robes', href: '/shop/search/?colors=noir&size=38' },
      { id: 'colors', label: 'Noir', href: '/shop/women/clothing/dresses/?size=38' },
      { id: 'size', label: 'Taille : 38', href: '/shop/women/clothing/dresses/?colors=noir' },
      { id: 'nomaterials', label: 'Sans : Cuir', href: '/shop/women/clothing/dresses/?colors=noir&size=38' },
    ],
    clearHref: '/shop/',
    asTypedHref: '/shop/search/?text=robe+noire+38+sans+cuir&typed=robe+noire+38+sans+cuir',
  },
  parameters: { guide: understoodQueryGuide },
} satisfies Meta<typeof UnderstoodQuery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { text: 'robe', filters: [{ id: 'a', label: 'Robes', href: '/shop' }] } };
export const Empty: Story = { args: { filters: [] } };
export const Literal: Story = {
  render: ({ text }) => <LiteralQuery text={text} understandHref="/shop/search/?text=robe" />,
};
export const LongText: Story = {
  args: {
    text: 'manteau long en laine bouclée avec ceinture amovible '.repeat(4),
    filters: [
      { id: 'brands', label: 'Grande friperie des ateliers du canal '.repeat(6), href: '/shop' },
      {
        id: 'text',
        label: `« ${'manteaulongenlaineboucléeavecceintureamovible'.repeat(3)} »`,
        href: '/shop',
      },
    ],
  },
};

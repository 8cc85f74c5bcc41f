import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FilterPanel } from './FilterPanel.tsx';
import { sampleGroups, sampleHref } from './filter-panel.samples.ts';
import { SamplePrice } from './SamplePrice.tsx';
import { filterPanelGuide } from './filter-panel.guide.tsx';

const meta = {
  title: 'Commerce/FilterPanel',
  component: FilterPanel,
  args: {
    groups: sampleGroups,
    href: sampleHref,
    here: '/shop',
    price: <SamplePrice onChange={fn()} />,
    priceAfter: 'colors',
  },
  decorators: [(Story) => <div className="max-w-62">{Story()}</div>],
  parameters: { guide: filterPanelGuide, docs: { columns: 3 } },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPrice: Story = { args: { price: undefined } };
export const Folded: Story = { args: { groups: sampleGroups.map((group) => ({ ...group, folded: true })) } };
export const LongText: Story = {
  args: {
    groups: [
      {
        kind: 'list',
        id: 'brands',
        title: 'Marque, maison ou manufacture d’origine',
        options: [
          {
            slug: 'a',
            name: 'Manufacture royale des tricots et bonneteries réunies de Saint-Étienne',
            count: 12345,
            selected: true,
          },
        ],
      },
    ],
  },
};

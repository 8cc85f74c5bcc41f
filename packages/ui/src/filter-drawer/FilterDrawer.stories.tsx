import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FilterPanel } from '../filter-panel/FilterPanel.tsx';
import { sampleGroups, sampleHref } from '../filter-panel/filter-panel.samples.ts';
import { SamplePrice } from '../filter-panel/SamplePrice.tsx';
import { reopening } from '../testing/reopening.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { filterDrawerGuide } from './filter-drawer.guide.tsx';

const meta = {
  title: 'Commerce/FilterDrawer',
  component: FilterDrawer,
  args: {
    open: true,
    onClose: fn(),
    count: 1284,
    clearHref: '/shop',
    children: (
      <FilterPanel
        groups={sampleGroups}
        href={sampleHref}
        here="/shop"
        price={<SamplePrice onChange={fn()} />}
        priceAfter="colors"
      />
    ),
  },
  render: reopening(FilterDrawer),
  parameters: { guide: filterDrawerGuide, docs: { story: { inline: false, height: '736px' } } },
} satisfies Meta<typeof FilterDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { count: 0 } };
export const Closed: Story = { tags: ['!autodocs'], args: { open: false } };

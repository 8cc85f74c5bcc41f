import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SortMenu } from '../sort-menu/SortMenu.tsx';
import { sampleSorts } from '../sort-menu/sort-menu.samples.ts';
import { FilterBar } from './FilterBar.tsx';
import { filterBarGuide } from './filter-bar.guide.tsx';

const meta = {
  title: 'Commerce/FilterBar',
  component: FilterBar,
  args: { active: 2, onOpen: fn(), sort: <SortMenu look="bar" options={sampleSorts} /> },
  parameters: { guide: filterBarGuide, docs: { story: { inline: false, height: '140px', width: '390px' } } },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { active: 0 } };

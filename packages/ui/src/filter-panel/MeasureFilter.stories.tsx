import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MeasureFilter } from './MeasureFilter.tsx';
import { measureFilterGuide } from './measure-filter.guide.tsx';

const meta = {
  title: 'Commerce/MeasureFilter',
  component: MeasureFilter,
  args: {
    measures: [
      { name: 'waist', label: 'Tour de taille' },
      { name: 'inseam', label: 'Entrejambe' },
      { name: 'length', label: 'Longueur' },
    ],
    form: { action: '/shop', hiddenFields: [] },
    onApply: fn(),
  },
  decorators: [(Story) => <div className="max-w-62">{Story()}</div>],
  parameters: { guide: measureFilterGuide, docs: { columns: 3 } },
} satisfies Meta<typeof MeasureFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  args: {
    measures: [
      { name: 'waist', label: 'Tour de taille', range: { min: 72, max: 80 } },
      { name: 'inseam', label: 'Entrejambe', range: { min: 75, max: 83 } },
    ],
  },
};
export const LongText: Story = {
  args: { measures: [{ name: 'length', label: 'Longueur du vêtement, de l’épaule au bas' }] },
};

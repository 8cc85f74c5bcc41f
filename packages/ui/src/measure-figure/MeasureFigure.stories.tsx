import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIGURES, FIGURE_DRAWINGS } from './figures.ts';
import { MeasureFigure } from './MeasureFigure.tsx';
import { measureFigureGuide } from './measure-figure.guide.tsx';

const meta = {
  title: 'Commerce/MeasureFigure',
  component: MeasureFigure,
  args: {
    figure: 'trousers',
    names: ['waist', 'hips', 'rise', 'inseam', 'hem'],
    label: (name) => ({ waist: 'A', hips: 'B', rise: 'C', inseam: 'D' })[name] ?? 'E',
    className: 'w-60',
  },
  parameters: { guide: measureFigureGuide, docs: { columns: 2 } },
} satisfies Meta<typeof MeasureFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Active: Story = { args: { active: 'inseam' } };
export const Values: Story = { args: { label: (name) => `${name.length * 10} cm`, active: 'hips' } };
export const EveryFigure: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-6">
      {FIGURES.map((figure) => (
        <MeasureFigure
          key={figure}
          {...args}
          figure={figure}
          names={Object.keys(FIGURE_DRAWINGS[figure].lines)}
          label={(name) => name.slice(0, 2)}
        />
      ))}
    </div>
  ),
};
export const Empty: Story = { args: { names: [] } };

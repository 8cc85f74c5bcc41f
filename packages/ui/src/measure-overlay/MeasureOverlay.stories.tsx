import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../picture/Picture.tsx';
import { MeasureOverlay } from './MeasureOverlay.tsx';
import { measureOverlayGuide } from './measure-overlay.guide.tsx';

const meta = {
  title: 'Commerce/MeasureOverlay',
  component: MeasureOverlay,
  args: {
    figure: 'dress',
    system: 'METRIC',
    measures: [
      { name: 'bust', value: 45.5 },
      { name: 'waist', value: 38 },
      { name: 'hips', value: 52 },
      { name: 'length', value: 101 },
    ],
  },
  decorators: [
    (Story) => (
      <div className="relative w-90">
        <Picture id="dress" alt="" sizes="22.5rem" />
        {Story()}
      </div>
    ),
  ],
  parameters: { guide: measureOverlayGuide },
} satisfies Meta<typeof MeasureOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Imperial: Story = { args: { system: 'IMPERIAL' } };
export const Empty: Story = { args: { measures: [] } };

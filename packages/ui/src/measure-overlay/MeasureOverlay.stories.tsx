import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../picture/Picture.tsx';
import { MeasureOverlay } from './MeasureOverlay.tsx';
import { measureOverlayGuide } from './measure-overlay.guide.tsx';

const meta = {
  title: 'Commerce/MeasureOverlay',
  component: MeasureOverlay,
  args: {
    figure: 'jacket',
    system: 'METRIC',
    measures: [
      { name: 'shoulder', value: 45.5 },
      { name: 'bust', value: 59 },
      { name: 'sleeve', value: 64 },
      { name: 'length', value: 66 },
    ],
  },
  decorators: [
    (Story) => (
      <div className="relative w-90">
        <Picture id="jacket" alt="" sizes="22.5rem" />
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

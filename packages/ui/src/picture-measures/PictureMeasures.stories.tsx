import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../picture/Picture.tsx';
import { PictureMeasures } from './PictureMeasures.tsx';
import { pictureMeasuresGuide } from './picture-measures.guide.tsx';

const across = (name: string, y: number, half: number) => ({
  name,
  points: [
    [0.5 - half, y],
    [0.5 + half, y],
  ] as const,
});

const meta = {
  title: 'Commerce/PictureMeasures',
  component: PictureMeasures,
  args: {
    ratio: 512 / 764,
    system: 'METRIC',
    lines: [
      across('bust', 0.33, 0.17),
      across('waist', 0.43, 0.14),
      across('hips', 0.54, 0.2),
      {
        name: 'length',
        points: [
          [0.45, 0.16],
          [0.45, 0.9],
        ],
      },
    ],
    measures: [
      { name: 'bust', value: 45.5 },
      { name: 'waist', value: 38 },
      { name: 'hips', value: 52 },
      { name: 'length', value: 101 },
    ],
  },
  decorators: [
    (Story) => (
      <div className="relative aspect-[512/764] w-90">
        <Picture id="dress" alt="" ratio="fill" whole sizes="22.5rem" />
        {Story()}
      </div>
    ),
  ],
  parameters: { guide: pictureMeasuresGuide },
} satisfies Meta<typeof PictureMeasures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Imperial: Story = { args: { system: 'IMPERIAL' } };
/** The shop knows where four measures lie; of the garment only one was taken. */
export const FewMeasures: Story = { args: { measures: [{ name: 'hips', value: 52 }] } };
export const Crowded: Story = {
  args: {
    lines: ['waist', 'hips', 'rise', 'hem'].map((name, at) => across(name, 0.4 + at * 0.02, 0.16)),
    measures: ['waist', 'hips', 'rise', 'hem'].map((name, at) => ({ name, value: 40.5 + at })),
  },
};
export const Empty: Story = { args: { lines: [], measures: [] } };

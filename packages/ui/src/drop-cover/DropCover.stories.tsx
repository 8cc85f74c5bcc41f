import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';
import { endedDropInfo, garmentsDropInfo, liveDropInfo, soonDropInfo } from './drop-info.samples.ts';
import { DropCover } from './DropCover.tsx';
import { dropCoverGuide } from './drop-cover.guide.tsx';

const renderedAt = Date.UTC(2026, 10, 22, 14, 30);

// The offset stops the clock at the moment of rendering.
const meta = {
  title: 'Commerce/DropCover',
  component: DropCover,
  parameters: { guide: dropCoverGuide, layout: 'fullscreen' },
  args: {
    drop: liveDropInfo,
    clock: { renderedAt },
    children: (
      <Button asChild tone="paper">
        <Link href="#pieces">Voir les 80 pièces</Link>
      </Button>
    ),
  },
  render: (args) => <DropCover {...args} clock={{ renderedAt, offset: renderedAt - Date.now() }} />,
} satisfies Meta<typeof DropCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Upcoming: Story = { args: { drop: soonDropInfo, children: null } };
export const Ended: Story = { args: { drop: endedDropInfo, children: null } };
export const Garments: Story = { args: { drop: garmentsDropInfo } };
export const TwoGarments: Story = {
  args: { drop: { ...garmentsDropInfo, coverPictures: ['jacket', 'dress'] } },
};
export const GarmentsEnded: Story = {
  args: {
    drop: { ...endedDropInfo, cover: null, coverPictures: garmentsDropInfo.coverPictures },
    children: null,
  },
};
export const WithoutPicture: Story = { args: { drop: { ...liveDropInfo, cover: null } } };
export const LongText: Story = {
  args: {
    drop: {
      ...liveDropInfo,
      name: 'Grande collection anniversaire des ateliers de Saint-Étienne '.repeat(10),
      description: 'Tout ce que les ateliers ont gardé, mesuré un à un. '.repeat(30),
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CareLabelIcon, HangerIcon, TapeIcon } from './GarmentIcons.tsx';
import { FacebookIcon, InstagramIcon, PinterestIcon } from './SocialIcons.tsx';
import { EmptyHanger } from './EmptyHanger.tsx';
import { iconsGuide } from './icons.guide.tsx';

const own = { CareLabelIcon, HangerIcon, TapeIcon, InstagramIcon, FacebookIcon, PinterestIcon };

const meta = {
  title: 'Controls/Icons',
  render: () => (
    <div className="grid gap-8">
      <ul className="flex flex-wrap gap-8">
        {Object.entries(own).map(([name, Sign]) => (
          <li key={name} className="grid justify-items-center gap-2 text-sm text-muted">
            <Sign className="text-ink" />
            {name}
          </li>
        ))}
      </ul>
      <EmptyHanger className="w-40" />
    </div>
  ),
  parameters: { guide: iconsGuide },
} satisfies Meta;

export default meta;

export const Default: StoryObj<typeof meta> = {};

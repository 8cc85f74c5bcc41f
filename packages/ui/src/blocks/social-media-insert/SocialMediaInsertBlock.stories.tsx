import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { socialMediaInsertEditors } from './social-media-insert.editors.ts';
import { SocialMediaInsertBlock } from './SocialMediaInsertBlock.tsx';

const { fr: block, en } = socialMediaInsertEditors.example;

const meta = {
  title: 'Blocks/SocialMediaInsert',
  component: SocialMediaInsertBlock,
  args: { block },
  parameters: blockStory(socialMediaInsertEditors),
} satisfies Meta<typeof SocialMediaInsertBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const One: Story = {
  args: { block: { type: 'socialMediaInsert', title: block.title, instagramUrl: block.instagramUrl } },
};
export const SiteWithoutName: Story = {
  args: { block: { type: 'socialMediaInsert', title: block.title, websiteUrl: block.websiteUrl } },
};
export const Empty: Story = { args: { block: { type: 'socialMediaInsert', title: block.title } } };
export const LongText: Story = {
  args: {
    block: {
      ...block,
      title: 'Les coulisses, les trouvailles du matin et les histoires de nos friperies sont ailleurs',
      instagramUrl: 'https://www.instagram.com/la-tres-longue-histoire-de-la-friperie-du-canal-saint-martin',
      websiteLabel: 'Le journal de la Friperie du Canal, tenu chaque semaine',
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { marketSquareInsertEditors } from './market-square-insert.editors.ts';
import { MarketSquareInsertBlock } from './MarketSquareInsertBlock.tsx';

const { fr: block, en } = marketSquareInsertEditors.example;

const meta = {
  title: 'Blocks/MarketSquareInsert',
  component: MarketSquareInsertBlock,
  args: { block },
  parameters: blockStory(marketSquareInsertEditors),
} satisfies Meta<typeof MarketSquareInsertBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const H2: Story = { args: { block: { ...block, headingTag: 'h2' } } };
export const H3: Story = {
  args: { block: { ...block, headingTag: 'h3' } },
  decorators: [
    (Story) => (
      <>
        <h2 className="sr-only">Nos marchés</h2>
        <Story />
      </>
    ),
  ],
};
export const WithoutPicture: Story = { args: { block: { ...block, image: '' } } };
export const PictureNotFound: Story = { args: { block: { ...block, image: 'absent' } } };
export const Empty: Story = {
  args: {
    block: {
      type: 'marketSquareInsert',
      id: 'place',
      title: 'Place des Lices',
      headingTag: 'h2',
      image: 'dress',
      imageAlt: '',
    },
  },
};
export const LongText: Story = {
  args: {
    block: {
      ...block,
      title: 'Anticonstitutionnellement longue histoire d’une place, de ses friperies et de leurs portants',
      description: `${block.description} `.repeat(4),
    },
  },
};

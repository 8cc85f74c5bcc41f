import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../block-story.ts';
import { callToActionEditors } from './call-to-action.editors.ts';
import { CallToActionBlock } from './CallToActionBlock.tsx';

const { fr, en } = callToActionEditors.example;

const meta = {
  title: 'Blocks/CallToAction',
  component: CallToActionBlock,
  args: { block: fr },
  parameters: blockStory(callToActionEditors),
} satisfies Meta<typeof CallToActionBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const Ecru: Story = { args: { block: { ...fr, tone: 'ecru' } } };
export const Denim: Story = { args: { block: { ...fr, tone: 'denim' } } };
export const Garance: Story = { args: { block: { ...fr, tone: 'garance' } } };
export const TitleAlone: Story = {
  args: { block: { type: 'callToAction', title: fr.title, tone: 'denim', cta: fr.cta.slice(0, 1) } },
};
export const WithoutButton: Story = { args: { block: { ...fr, cta: [] } } };
export const LongText: Story = {
  args: {
    block: {
      ...fr,
      tone: 'garance',
      title: 'Vous tenez une friperie, un dépôt-vente ou un atelier de retouche ? '.repeat(30),
      text: 'Publier une pièce ne coûte rien, et vous choisissez vos prix et vos pièces. '.repeat(5),
    },
  },
};

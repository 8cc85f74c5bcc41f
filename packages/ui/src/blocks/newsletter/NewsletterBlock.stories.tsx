import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NewsletterForm } from '../../newsletter-form/NewsletterForm.tsx';
import { blockStory } from '../block-story.ts';
import { newsletterEditors } from './newsletter.editors.ts';
import { NewsletterBlock } from './NewsletterBlock.tsx';

const { fr: block, en } = newsletterEditors.example;

const meta = {
  title: 'Blocks/Newsletter',
  component: NewsletterBlock,
  args: { block, children: <NewsletterForm status={null} onSubscribe={fn()} /> },
  parameters: blockStory(newsletterEditors),
} satisfies Meta<typeof NewsletterBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const Loading: Story = { args: { children: <NewsletterForm status="LOADING" onSubscribe={fn()} /> } };
export const Failed: Story = { args: { children: <NewsletterForm status="FAILED" onSubscribe={fn()} /> } };
export const Succeeded: Story = {
  args: { children: <NewsletterForm status="SUCCEED" onSubscribe={fn()} onReset={fn()} /> },
};
export const TitleAlone: Story = {
  args: { block: { type: 'newsletter', title: 'La lettre du jeudi', source: 'home' } },
};
export const Empty: Story = { args: { children: null } };
export const LongText: Story = {
  args: {
    block: {
      ...block,
      title: 'La lettre que nous écrivons le jeudi, à la main ou presque, depuis la réserve de l’atelier',
      text: `${block.text} `.repeat(3),
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { blockStory } from '../block-story.ts';
import { iframeContentEditors } from './iframe-content.editors.ts';
import { IframeContentBlock } from './IframeContentBlock.tsx';

const { fr, en } = iframeContentEditors.example;
/** Before the visitor consents to the external site. */
const withConsent = { allowedOrigins: [new URL(fr.url).origin], onShow: fn() };
// Stories request no external site: their iframes show a local drawing.
const framed = { ...fr, url: new URL('/media/jacket.svg', location.href).href };

const meta = {
  title: 'Blocks/IframeContent',
  component: IframeContentBlock,
  args: { block: fr, allowedOrigins: [location.origin] },
  parameters: blockStory(iframeContentEditors),
} satisfies Meta<typeof IframeContentBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { block: en }, globals: { locale: 'en' } };
export const Video: Story = { args: { block: { ...framed, ratio: 'video' } } };
export const Square: Story = { args: { block: { ...framed, ratio: 'square' } } };
export const Portrait: Story = { args: { block: { ...framed, ratio: 'portrait' } } };
export const ConsentNeeded: Story = { args: withConsent };
export const ConsentNeededSquare: Story = { args: { ...withConsent, block: { ...fr, ratio: 'square' } } };
export const ConsentNeededPortrait: Story = { args: { ...withConsent, block: { ...fr, ratio: 'portrait' } } };
export const NoAddress: Story = { args: { block: { ...fr, url: 'film' } } };
export const LongText: Story = {
  args: { block: { ...fr, title: 'Dans l’atelier '.repeat(130), url: `https://${'a'.repeat(60)}.example/` } },
};

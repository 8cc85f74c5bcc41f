import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../prose/prose.samples.ts';
import { Prose } from '../prose/Prose.tsx';
import { ClampedText } from './ClampedText.tsx';
import { clampedTextGuide } from './clamped-text.guide.tsx';

const meta = {
  title: 'Controls/ClampedText',
  component: ClampedText,
  args: { children: <Prose text={longTexts.fr} /> },
  parameters: { guide: clampedTextGuide, docs: { columns: 2 } },
} satisfies Meta<typeof ClampedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { args: { on: 'phones' }, globals: { viewport: { value: 'phone' } } };
export const Everywhere: Story = { args: { on: 'everything' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge.tsx';
import { PageHeading } from './PageHeading.tsx';
import { pageHeadingGuide } from './page-heading.guide.tsx';

const meta = {
  title: 'Layout/PageHeading',
  component: PageHeading,
  args: { title: 'Vestes et manteaux', aside: '1 284 pièces uniques' },
  parameters: { guide: pageHeadingGuide },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithState: Story = {
  args: {
    title: 'Commande P-48213',
    aside: <Badge>Payée</Badge>,
    children: '12/11/2026 · 3 pièces · 152,40 €',
  },
};
export const LongText: Story = {
  args: { title: 'Vestes en jean des années quatre-vingt, coupes droites et doublures d’origine' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileLink } from './FileLink.tsx';
import { fileLinkGuide } from './file-link.guide.tsx';

const meta = {
  title: 'Controls/FileLink',
  component: FileLink,
  args: { href: '#invoice', name: 'Facture de Maison Rétro', type: 'PDF', size: 124_300 },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
  parameters: { guide: fileLinkGuide, docs: { columns: 3 } },
} satisfies Meta<typeof FileLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Heavy: Story = { args: { name: 'Mes données', type: 'ZIP', size: 3_480_000 } };
export const WithoutSize: Story = { args: { size: undefined } };
export const LongText: Story = {
  args: { name: 'Étiquette de retour de la commande P-48213, deux colis, à imprimer et à coller' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './ErrorSummary.tsx';
import { errorSummaryGuide } from './error-summary.guide.tsx';

const meta = {
  title: 'Controls/ErrorSummary',
  component: ErrorSummary,
  args: {
    attempt: 1,
    problems: [
      { fieldId: 'email', message: 'L’adresse e-mail est incomplète.' },
      { fieldId: 'terms', message: 'Acceptez les conditions de vente pour créer votre compte.' },
    ],
  },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
  parameters: { guide: errorSummaryGuide, docs: { columns: 2 } },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneProblem: Story = {
  args: { problems: [{ fieldId: 'email', message: 'Indiquez votre e-mail.' }] },
};
export const Empty: Story = { args: { problems: [] } };
export const LongText: Story = {
  args: {
    problems: [
      {
        fieldId: 'phone',
        message: 'Ce numéro n’existe pas dans le pays de livraison : '.repeat(8),
      },
      { fieldId: 'city', message: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2) },
    ],
  },
};

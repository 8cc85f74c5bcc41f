import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextLink } from '../text-link/TextLink.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { newsletterFormGuide } from './newsletter-form.guide.tsx';

const meta = {
  title: 'Commerce/NewsletterForm',
  component: NewsletterForm,
  args: {
    status: null,
    onSubscribe: fn(),
    onReset: fn(),
    children: (
      <p>
        Une lettre par semaine, rien d’autre. Vous vous désinscrivez en un clic.{' '}
        <TextLink href="/pages/privacy">Ce que nous faisons de votre adresse</TextLink>
      </p>
    ),
  },
  parameters: { guide: newsletterFormGuide, docs: { columns: 2 } },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
export const BadFormat: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'camille@exemple{Enter}');
  },
};
export const Loading: Story = { args: { status: 'LOADING' } };
export const Succeed: Story = { args: { status: 'SUCCEED' } };
export const Failed: Story = { args: { status: 'FAILED' } };
export const WithoutWords: Story = { args: { children: undefined } };
export const LongText: Story = {
  args: { children: <p>{'Nous écrivons quand un drop ouvre et quand une pièce revient. '.repeat(33)}</p> },
};

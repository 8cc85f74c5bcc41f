import { passwordRules } from '@patine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Logo } from '../logo/Logo.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { LeftImageLayout } from './LeftImageLayout.tsx';
import { leftImageLayoutGuide } from './left-image-layout.guide.tsx';

const form = (isNew: boolean) => (
  <form className="grid gap-5">
    <TextField label="E-mail" type="email" autoComplete="email" />
    <PasswordField label="Mot de passe" {...(isNew ? { rules: passwordRules } : {})} />
    <Button type="submit" block>
      {isNew ? 'Créer mon compte' : 'Se connecter'}
    </Button>
  </form>
);

const meta = {
  title: 'Layout/LeftImageLayout',
  component: LeftImageLayout,
  args: {
    logo: <Logo href="/" size="sm" />,
    pictureId: 'dress',
    children: (
      <>
        <PageHeading title="Heureux de vous revoir" />
        {form(false)}
      </>
    ),
    aside: (
      <p>
        Pas encore de compte ? <TextLink href="/register">En créer un</TextLink>
      </p>
    ),
  },
  parameters: { guide: leftImageLayoutGuide, layout: 'fullscreen' },
} satisfies Meta<typeof LeftImageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Register: Story = {
  args: {
    pictureId: 'jacket',
    aside: undefined,
    children: (
      <>
        <PageHeading title="Créer un compte" />
        {form(true)}
      </>
    ),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    children: (
      <>
        <PageHeading title="Retrouvez vos commandes, vos tailles et vos favoris">
          Une seule adresse e-mail pour toutes vos boutiques, et un mot de passe que vous seul connaissez.
        </PageHeading>
        {form(true)}
      </>
    ),
  },
};

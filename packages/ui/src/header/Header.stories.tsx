import type { Meta, StoryObj } from '@storybook/react-vite';
import Heart from 'lucide-react/icons/heart';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import User from 'lucide-react/icons/user';
import UserCheck from 'lucide-react/icons/user-check';
import { userEvent, within } from 'storybook/test';
import { HelloBar } from '../hello-bar/HelloBar.tsx';
import { LanguageSwitch } from '../language-switch/LanguageSwitch.tsx';
import { Logo } from '../logo/Logo.tsx';
import { demoEntries } from '../navigation/demo-entries.ts';
import { SearchBox } from '../search-box/SearchBox.tsx';
import { Header } from './Header.tsx';
import { HeaderLink } from './HeaderLink.tsx';

const tools = (signedIn: boolean, saved: number, inCart: number) => (
  <>
    <HeaderLink href="/account" label="Mon compte">
      {signedIn ? <UserCheck aria-hidden /> : <User aria-hidden />}
    </HeaderLink>
    <HeaderLink href="/wishlist" label={`Favoris, ${saved}`} count={saved}>
      <Heart aria-hidden />
    </HeaderLink>
    <HeaderLink href="/cart" label={`Panier, ${inCart}`} count={inCart}>
      <ShoppingBag aria-hidden />
    </HeaderLink>
  </>
);

const meta = {
  title: 'Layout/Header',
  component: Header,
  args: {
    logo: <Logo href="/" />,
    nav: demoEntries,
    search: <SearchBox action="/shop/search/" />,
    tools: tools(false, 0, 0),
    languages: (
      <LanguageSwitch
        current="fr"
        languages={[
          { code: 'fr', name: 'Français', href: '/' },
          { code: 'en', name: 'English', href: '/en' },
        ]}
      />
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <HelloBar seeMore={{ label: 'En savoir plus', href: '/pages/returns' }}>
          Retours sous 14 jours
        </HelloBar>
        {Story()}
        <div className="min-h-140" />
      </>
    ),
  ],
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedIn: Story = { args: { tools: tools(true, 3, 1) } };
export const ManyItems: Story = { args: { tools: tools(true, 120, 50) } };
export const WithoutSearch: Story = { args: { search: undefined } };
export const OpenPanel: Story = {
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).queryByRole('button', { name: /Femme/ });
    if (toggle) await userEvent.click(toggle);
  },
};
export const OpenMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).queryByRole('link', { name: 'Menu' });
    if (!menu) return;
    await userEvent.click(menu);
    await within(document.body).findByRole('dialog');
  },
};

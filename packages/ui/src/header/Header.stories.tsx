import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Heart from 'lucide-react/icons/heart';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import User from 'lucide-react/icons/user';
import UserCheck from 'lucide-react/icons/user-check';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { HelloBar } from '../hello-bar/HelloBar.tsx';
import { LanguageSwitch } from '../language-switch/LanguageSwitch.tsx';
import { Logo } from '../logo/Logo.tsx';
import { demoEntries } from '../navigation/demo-entries.ts';
import { SearchBox } from '../search-box/SearchBox.tsx';
import { Header } from './Header.tsx';
import { HeaderLink } from './HeaderLink.tsx';
import { headerGuide } from './header.guide.tsx';

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
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    guide: headerGuide,
    layout: 'fullscreen',
  },
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
export const ShortMenu: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { docs: { story: { height: '200px' } } },
  args: { nav: demoEntries.slice(1, 5) },
};
export const SignedIn: Story = { args: { tools: tools(true, 3, 1) } };
export const ManyItems: Story = { args: { tools: tools(true, 120, 50) } };
export const Notifications: Story = {
  args: {
    tools: (
      <>
        <HeaderLink href="/notifications" label="Notifications, 2" count={2}>
          <Bell aria-hidden />
        </HeaderLink>
        {tools(true, 3, 1)}
      </>
    ),
  },
};
const app = (
  <Button asChild tone="line" size="sm">
    <a href="/app">L’application</a>
  </Button>
);
export const WithApp: Story = { args: { app } };
export const WithoutSearch: Story = { args: { search: undefined } };
export const OwnLogo: Story = { args: { logo: <Logo href="/" imageUrl="/media/jacket.svg" /> } };
export const LongLabels: Story = {
  args: { nav: demoEntries.map((entry) => ({ ...entry, label: `${entry.label} `.repeat(3) })) },
};
const tall = { docs: { story: { height: '560px' } } };
export const OpenPanel: Story = {
  parameters: tall,
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).queryByRole('button', { name: /Femme|Women/ });
    if (!toggle) return;
    // By keyboard: a mouse would open it on hover and close it by the click.
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=navigation-panel]')).not.toBeNull());
  },
};
const openMenu = async (canvasElement: HTMLElement) => {
  const menu = within(canvasElement).queryByRole('link', { name: 'Menu' });
  if (!menu) return null;
  await userEvent.click(menu);
  return within(document.body).findByRole('dialog');
};
export const OpenMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: tall,
  args: { app },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
  },
};
export const OpenMenuSecondLevel: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: tall,
  args: { app },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    if (menu) await userEvent.click(within(menu).getByRole('button', { name: /Femme|Women/ }));
  },
};
export const SteppedAside: Story = {
  decorators: [(Story) => <div className="min-h-[250vh]">{Story()}</div>],
  play: async ({ canvasElement }) => {
    window.scrollTo({ top: 400, behavior: 'instant' });
    await waitFor(() => {
      const { bottom } = within(canvasElement).getByRole('banner').getBoundingClientRect();
      if (bottom > 0) throw new Error('The header is still in sight');
    });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import Ruler from 'lucide-react/icons/ruler';
import { Button } from '../button/Button.tsx';
import { LanguageSwitch } from '../language-switch/LanguageSwitch.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { Footer } from './Footer.tsx';
import { FooterGroup } from './FooterGroup.tsx';
import { PaymentLogos } from './PaymentLogos.tsx';
import { Reassurance } from './Reassurance.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { footerGuide } from './footer.guide.tsx';

const items = (labels: string[]) =>
  labels.map((label, index) => ({ label, path: `/pages/${label.length}-${index}` }));

const meta = {
  title: 'Layout/Footer',
  component: Footer,
  args: {
    promises: (
      <>
        <Reassurance sign={<Truck aria-hidden />} title="Livraison au choix">
          4,90 € en point relais, 6,50 € à domicile
        </Reassurance>
        <Reassurance sign={<Undo2 aria-hidden />} title="14 jours pour changer d’avis">
          Retour 4 € par colis, connus d’avance
        </Reassurance>
        <Reassurance sign={<ShieldCheck aria-hidden />} title="Garantie légale de deux ans">
          Vendeurs professionnels
        </Reassurance>
        <Reassurance sign={<Ruler aria-hidden />} title="Mesurée à plat">
          Chaque pièce, en centimètres et en pouces
        </Reassurance>
      </>
    ),
    newsletter: (
      <form className="grid gap-3">
        <p className="heading text-2xl">La lettre du vendredi</p>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          hint="Dix pour cent sur la première commande."
        />
        <Button tone="ink">S’inscrire</Button>
      </form>
    ),
    contact: (
      <div className="grid gap-1">
        <p className="font-semibold">Une question ?</p>
        <p>
          <TextLink href="mailto:bonjour@exemple.fr">bonjour@exemple.fr</TextLink>, réponse sous un jour ouvré
        </p>
      </div>
    ),
    groups: (
      <>
        <FooterGroup title="Chiner" items={items(['Nouveautés', 'Drops', 'Marques', 'Archives'])} />
        <FooterGroup title="Patine" items={items(['Notre histoire', 'Devenir vendeur', 'Types de pièces'])} />
        <FooterGroup
          title="Aide"
          items={items(['Livraison', 'Retours', 'Tailles et mesures', 'Nous écrire'])}
        />
      </>
    ),
    payment: <PaymentLogos marks={['CB', 'Visa', 'Mastercard', 'PayPal']} />,
    meta: (
      <>
        <SocialLinks
          urls={{
            Instagram: 'https://instagram.example/patine',
            Facebook: 'https://facebook.example/patine',
            Pinterest: 'https://pinterest.example/patine',
          }}
        />
        <LanguageSwitch
          current="fr"
          languages={[
            { code: 'fr', name: 'Français', href: '/' },
            { code: 'en', name: 'English', href: '/en' },
          ]}
        />
      </>
    ),
    legal: (
      <p>
        Patine · <TextLink href="/pages/terms">Conditions de vente</TextLink> ·{' '}
        <TextLink href="/pages/privacy">Confidentialité</TextLink> ·{' '}
        <TextLink href="/pages/accessibility">Accessibilité</TextLink>
      </p>
    ),
  },
  parameters: { guide: footerGuide, layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    groups: (
      <>
        <FooterGroup
          title="Tout ce qu’il faut savoir avant de commander"
          items={items([
            'Comment les vendeurs décrivent et mesurent leurs pièces',
            'Délais de livraison en point relais et à domicile, pays par pays',
          ])}
        />
        <FooterGroup title="Aide" items={items(['Rendre une pièce'])} />
      </>
    ),
    payment: (
      <PaymentLogos
        marks={['CB', 'Visa', 'Mastercard', 'American Express', 'PayPal', 'Apple Pay', '4 fois sans frais']}
      />
    ),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Bare: Story = { args: { promises: null, newsletter: null, contact: null } };

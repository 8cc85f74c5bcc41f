import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../packages/ui/src/button/Button.tsx';
import { Logo } from '../packages/ui/src/logo/Logo.tsx';
import { Price } from '../packages/ui/src/price/Price.tsx';
import { Tag } from '../packages/ui/src/tag/Tag.tsx';

const meta = { title: 'Introduction/Foundations' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const colours = [
  ['paper', 'bg-paper', 'the page'],
  ['ink', 'bg-ink', 'text'],
  ['ecru', 'bg-ecru', 'quiet surfaces'],
  ['line', 'bg-line', 'hairlines, stitches'],
  ['muted', 'bg-muted', 'secondary text'],
  ['garance', 'bg-garance', 'the accent'],
  ['denim', 'bg-denim', 'drops, focus'],
  ['moss', 'bg-moss', 'good news'],
  ['mustard', 'bg-mustard', 'behind ink only'],
  ['blush', 'bg-blush', 'behind ink only'],
] as const;

const sizes = ['text-5xl', 'text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg'] as const;

export const Details: Story = {
  render: () => (
    <div className="stitch-t stitch-b flex flex-wrap items-center gap-8 py-8">
      <Logo href="#" />
      <div className="bg-ecru p-4">
        <Tag>Vintage</Tag>
      </div>
      <Price
        size="lg"
        current={{ amount: 6200, currency: 'EUR' }}
        regular={{ amount: 8800, currency: 'EUR' }}
        percent={30}
      />
      <Button>Ajouter au panier</Button>
    </div>
  ),
};

export const Colours: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-5">
      {colours.map(([name, look, use]) => (
        <li key={name} className="text-sm">
          <span className={`${look} mb-2 block h-16 rounded inset-ring inset-ring-line`} />
          <span className="block font-semibold">{name}</span>
          <span className="text-muted">{use}</span>
        </li>
      ))}
    </ul>
  ),
};

export const Type: Story = {
  render: () => (
    <div className="grid gap-4">
      {sizes.map((size) => (
        <p key={size} className={`${size} heading`}>
          Ce que le temps laisse aux <em className="text-garance">belles choses</em>
        </p>
      ))}
      <p>Douze mille pièces uniques, vérifiées, mesurées, photographiées. 1 284 · 62,40 €</p>
      <p className="text-sm text-muted">38 · Très bon état · vendu par Friperie du Canal</p>
    </div>
  ),
};

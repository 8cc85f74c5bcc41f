import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../packages/ui/src/button/Button.tsx';
import { Logo } from '../packages/ui/src/logo/Logo.tsx';
import { Price } from '../packages/ui/src/price/Price.tsx';
import { Tag } from '../packages/ui/src/tag/Tag.tsx';
import { TextField } from '../packages/ui/src/text-field/TextField.tsx';
import { tokens } from '../scripts/docs/design-tokens.ts';
import config from '../tailwind.config.ts';
import { ButtonStates } from './foundations/ButtonStates.tsx';
import { ColorTable } from './foundations/ColorTable.tsx';
import { Controls as ControlLooks } from './foundations/Controls.tsx';
import { listedTokens } from './foundations/find-tokens.ts';
import { FOCUS_RING } from './foundations/focus-ring.ts';
import { IconsInUse } from './foundations/IconsInUse.tsx';
import { Measures } from './foundations/Measures.tsx';
import { inPixels, lengthByWidth, numberByWidth, rounded } from './foundations/pixels.ts';
import { tokensNamed } from './foundations/tokens.ts';

const meta = { title: 'Introduction/Foundations', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Steps of type that have room for two words. */
const LARGE = new Set(['text-5xl', 'text-6xl']);
/** Steps of type that no title has. */
const IN_TEXT_FACE = new Set(['text-base', 'text-sm', 'text-xs']);

/** The line height of each step, by the name of its token. */
const LINES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(config.theme.fontSize).map(([step, [, { lineHeight }]]) => [`text-${step}`, lineHeight]),
);

/** The ratio between steps, which decides from which width on they have another size. */
const SCALE = tokens.find(({ name }) => name === 'scale');

/** Says the size of a step, and from which width on it is another. */
function sizesOf(name: string): string {
  const [narrow, wide] = listedTokens.find(({ property }) => property === name)?.pixels?.map(rounded) ?? [];
  if (narrow === undefined) return '';
  const changes = narrow === wide ? [] : Object.keys(SCALE?.at ?? {});
  const at = Object.fromEntries(changes.map((query) => [query, `${wide}px`]));
  return lengthByWidth({ value: { value: narrow, unit: 'px' }, at });
}

/** What each length of a page is for. */
const MEASURES_PAGES: Readonly<Record<string, string>> = {
  gutter: 'Margin at both sides of every page (wrap)',
  'page-width': 'The widest that a page gets, its margins included',
  'header-height':
    'The header: two rows, logo above menu and search. From 1360 px on one row, unless the menu is too long for it: then it stays at 128 px',
};

/** What each animation is for. */
const ANIMATES: Readonly<Record<string, string>> = {
  turn: 'Spinner',
  breathe: 'Skeleton',
  appear: 'The shade behind a dialog, panels of the menu, measures on a picture',
  advance: 'ProgressBar, while a page loads',
  'fade-out': 'ProgressBar, once it is there',
  drift: 'The words of Catchphrase, with the scroll',
  rise: 'Dialog and Toast',
  'from-start': 'A drawer at the start of the line',
  'from-end': 'A drawer at the end of the line',
};

/** What each weight is for. */
const WEIGHS: Readonly<Record<string, string>> = {
  normal: 'What is read at length, and what stands beside something heavier',
  medium: 'Errors of fields, entries of menus, titles that unfold',
  semibold: 'Buttons, labels, headings of parts, brands',
  bold: 'The current price, and the sum of an order',
};

/** What each typeface is for. */
const SETS: Readonly<Record<string, string>> = {
  'font-text': 'All texts and controls',
  'font-display': 'Titles, and the names of sections',
  'font-hero':
    'The few largest words: a cover, a figure, an initial. The same face; until it is there, its stand-in is measured for large words',
};

/** What lies on each layer. */
const LIES: Readonly<Record<string, string>> = {
  'z-sticky': 'What stays in sight: the bar to buy, filters at the foot of the screen',
  'z-header': 'The header of the page',
  'z-overlay': 'Menus and suggestions; the shade behind a dialog',
  'z-dialog': 'Dialog, Drawer, the enlarged gallery',
  'z-toast': 'Toast, ProgressBar',
  'z-skip': 'SkipLink, once it has the focus',
};

/** Names of the faces that the shop brings along; those behind them stand in while they load. */
const faceOf = (value: string) => value.split(',')[0]?.replaceAll("'", '') ?? '';

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

export const Colours: Story = { render: () => <ColorTable /> };

export const Type: Story = {
  render: () => (
    <div className="grid gap-6">
      {tokensNamed('text-')
        .toReversed()
        .map(({ name }) => (
          <div key={name} className="grid gap-1">
            <p className="text-sm text-muted tabular-nums">
              <span className="font-semibold text-ink">{name}</span> · {sizesOf(name)} · line height{' '}
              {LINES[name]}
            </p>
            <svg
              aria-hidden
              className="h-[1.3em] w-full overflow-hidden"
              fontSize={`var(--${name})`}
              fontFamily={IN_TEXT_FACE.has(name) ? 'var(--font-text)' : 'var(--font-display)'}
              fill="currentColor"
            >
              <text y="1em">
                {LARGE.has(name) ? 'Belles choses' : 'Ce que le temps laisse aux belles choses'}
              </text>
            </svg>
          </div>
        ))}
      <Measures
        heads={['Token', 'Face', 'For']}
        rows={tokensNamed('font-').map(({ name, value }) => [name, faceOf(value), SETS[name]] as const)}
      />
      <p className="docs-prose">
        Steps above <code>text-base</code> grow by {SCALE ? numberByWidth(SCALE) : null}. Titles (
        <code>heading</code>) have weight 420. Digits that stand below each other or change in place, such as
        prices, counts and measures, are of one width: <code>tabular-nums</code>. Brands, in capitals of{' '}
        <code>text-xs</code>, are set apart by {config.theme.letterSpacing.label} of their size:{' '}
        <code>tracking-label</code>.
      </p>
      <Measures
        heads={['Weight', 'Value', 'For']}
        rows={Object.entries(config.theme.fontWeight).map(
          ([name, value]) => [`font-${name}`, value, WEIGHS[name]] as const,
        )}
      />
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <div className="grid gap-6">
      <p className="docs-prose">
        What is pressed is at least 44 × 44 px under a finger, and 24 × 24 px under a mouse. A text link is as
        high as its line.
      </p>
      <Measures
        heads={['Step', 'Pixels', 'Written', 'Seen']}
        rows={['1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20', '24'].map(
          (step) =>
            [
              step,
              `${inPixels(config.theme.spacing[step] ?? '')} px`,
              config.theme.spacing[step],
              <svg key={step} aria-hidden className="h-4 w-full">
                <rect width={config.theme.spacing[step]} height="100%" fill="var(--garance)" />
              </svg>,
            ] as const,
        )}
      />
    </div>
  ),
};

export const Page: Story = {
  render: () => (
    <Measures
      heads={['Token', 'Length', 'For']}
      rows={tokens
        .filter(({ group, name }) => group === 'size' && name in MEASURES_PAGES)
        .map((token) => [token.name, lengthByWidth(token), MEASURES_PAGES[token.name]] as const)}
    />
  ),
};

export const Controls: Story = {
  render: () => (
    <div className="grid gap-6">
      <p className="docs-prose">
        Under a finger, what is lower than 44 px becomes so high. What runs keeps its look and says so: a
        button with a spinner, and <code>aria-busy</code>. Colours change within <code>--motion</code>.
      </p>
      <ButtonStates />
      <ControlLooks />
    </div>
  ),
};

export const CornersAndShadows: Story = {
  render: () => (
    <div className="grid gap-8">
      <div className="size-40 rounded bg-surface shadow-float" />
      <Measures
        heads={['Token', 'Value', 'For']}
        rows={[
          ...tokensNamed('radius').map(({ name, value }) => [name, value, 'Buttons, fields, chips'] as const),
          ...tokensNamed('shadow').map(({ name, value }) => [name, value, 'Dialogs, menus, toasts'] as const),
        ]}
      />
    </div>
  ),
};

export const Motion: Story = {
  render: () => (
    <div className="grid gap-6">
      <p className="docs-prose">
        What answers a press takes <code>--motion</code>. Nothing moves that was not asked to, but for what
        says “wait”. For who asked for less motion nothing moves at all: a dialog and a toast are there at
        once, a skeleton and a spinner stand still, and the page jumps where it would scroll.
      </p>
      <Measures
        heads={['Name', 'Value', 'For']}
        rows={[
          ...[...tokensNamed('motion'), ...tokensNamed('ease')].map(
            ({ name, value }) => [name, value, 'Every transition'] as const,
          ),
          ...Object.entries(config.theme.animation).map(
            ([name, value]) => [`animate-${name}`, value, ANIMATES[name]] as const,
          ),
        ]}
      />
    </div>
  ),
};

export const Breakpoints: Story = {
  render: () => (
    <Measures
      heads={['Name', 'From a width of', 'Written']}
      rows={Object.entries(config.theme.screens).map(
        ([name, from]) => [name, `${inPixels(from)} px`, from] as const,
      )}
    />
  ),
};

export const Icons: Story = { render: () => <IconsInUse /> };

export const Layers: Story = {
  render: () => (
    <div className="grid gap-6">
      <p className="docs-prose">What has the higher value lies in front: a toast above a dialog.</p>
      <Measures
        heads={['Token', 'Value', 'What lies there']}
        rows={tokensNamed('z-').map(({ name, value }) => [name, value, LIES[name]] as const)}
      />
    </div>
  ),
};

export const Focus: Story = {
  render: () => (
    <div className="grid gap-6">
      <p className="docs-prose">
        What has the focus of the keyboard has a ring of 2 px in <code>--focus</code>, 2 px outside of it. It
        is at least 3 : 1 against the three background colours in each theme. Only a heading or a message that
        receives the focus without being a control has none. A click leaves none, except in a field, where the
        ring lies on its edge (0 px outside). On a filled ground, such as that of a drop, it is in{' '}
        <code>--on-fill</code>.
      </p>
      <div className="flex flex-wrap items-center gap-6">
        <Button style={FOCUS_RING}>Ajouter au panier</Button>
        <Button tone="line" style={FOCUS_RING}>
          Faire une offre
        </Button>
        <TextField label="Code" style={{ ...FOCUS_RING, outlineOffset: 0 }} />
        <div className="bg-denim-fill p-6">
          <Button tone="paper" style={{ ...FOCUS_RING, outlineColor: 'var(--on-fill)' }}>
            Voir le drop
          </Button>
        </div>
      </div>
    </div>
  ),
};

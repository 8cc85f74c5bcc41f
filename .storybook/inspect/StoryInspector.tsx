import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { tokensOf } from 'virtual:component-tokens';
import { Table, rowLook } from '../BlockPageParts.tsx';
import { viewportOf } from '../StoryFrame.tsx';
import { colorsIn } from '../foundations/themes.ts';
import { measureParts, type Measured } from './measure-parts.ts';
import { inStoryWindow } from './story-window.ts';
import { readAloud, type Line } from './read-aloud.ts';

const PHONE = 320;
const DESKTOP = 1440;

type Reading = { fr: Line[]; en: Line[] };
type Inspected = { reading: Reading; sizes: readonly (readonly [width: number, parts: Measured[]])[] };

/** The colours of a component first: two tokens may have one value. */
const colorsFor = (title: string) => [
  ...(tokensOf[title] ?? []).flatMap((token) => /^color\.(.+)$/.exec(token)?.[1] ?? []),
  ...colorsIn('light').keys(),
];

const storyRoot = (body: HTMLElement) =>
  body.querySelector('[role="dialog"]') ? body : body.querySelector('#storybook-root')!;

function inspect(story: PreparedStory, theme: string): Promise<Inspected> {
  const own = Number.parseFloat(viewportOf(story)?.width ?? '');
  const [main, ...others] = own ? [own] : ([DESKTOP, PHONE] as const);
  const colors = colorsFor(story.title);
  return inStoryWindow(async ({ show, resize, body }) => {
    const measure = () => measureParts(storyRoot(body()), colors);
    await resize(main);
    await show(story.id, { locale: 'en', theme });
    const en = readAloud(body());
    await show(story.id, { locale: 'fr', theme });
    const fr = readAloud(body());
    const sizes: [number, Measured[]][] = [[main, measure()]];
    for (const width of others) {
      await resize(width);
      sizes.push([width, measure()]);
    }
    return { reading: { fr, en }, sizes };
  });
}

const said = ({ name, states }: Line) => [name ? `“${name}”` : '', ...states].filter(Boolean).join(', ');

/** Indents of what lies in something announced, as deep as tables have room for. */
const INDENTS = ['', 'ps-4', 'ps-8', 'ps-12'];
const indent = (depth: number) => INDENTS[Math.min(depth, INDENTS.length - 1)];

const ReadingTable = ({ reading: { fr, en } }: { reading: Reading }) => (
  <Table heads={['Read as', 'In French', 'In English', 'Stop of Tab']}>
    {fr.map((line, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- the same words may be read twice
      <tr key={at} className={rowLook}>
        <th scope="row" className="text-left font-normal text-muted">
          <span className={`block ${indent(line.depth)}`}>{line.role || 'text'}</span>
        </th>
        <td lang="fr">{said(line)}</td>
        <td lang="en">{en[at] ? said(en[at]) : null}</td>
        <td className="tabular-nums">{line.stop}</td>
      </tr>
    ))}
  </Table>
);

const SizeTable = ({ width, parts }: { width: number; parts: Measured[] }) => (
  <Table heads={[`Part, at ${width} px`, 'Size', 'Text', 'Padding', 'Gap', 'Corners', 'Colours']}>
    {parts.map(({ part, size, text, padding, gap, corners, colors }, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- two parts may have one name
      <tr key={at} className={`${rowLook} tabular-nums`}>
        <th scope="row" className="text-left font-normal">
          {part}
        </th>
        <td className="whitespace-nowrap">{size}</td>
        <td className="whitespace-nowrap">{text}</td>
        <td className="whitespace-nowrap">{padding}</td>
        <td className="whitespace-nowrap">{gap}</td>
        <td>{corners}</td>
        <td>{colors}</td>
      </tr>
    ))}
  </Table>
);

const Found = ({ reading, sizes }: Inspected) => (
  <div className="grid gap-6">
    <p className="docs-prose">
      What a screen reader reads, in its order, in both languages. What is announced is read as well when it
      changes.
    </p>
    <ReadingTable reading={reading} />
    <p className="docs-prose">
      Sizes are in pixels: width × height; of texts size / line height, weight; of spaces above and below ×
      beside. Colours are tokens. They are measured with a mouse: under a finger, what is pressed and lower
      than 44 px becomes so high.
    </p>
    {sizes.map(([width, parts]) => (
      <SizeTable key={width} width={width} parts={parts} />
    ))}
  </div>
);

/** What a story says to screen readers, in both languages, and how large its parts are: found once it is unfolded. */
export function StoryInspector({ id }: { id: string }) {
  const { getStoryContext, storyById } = useContext(DocsContext);
  const [found, setFound] = useState<Inspected | 'failed'>();
  const [begun, setBegun] = useState(false);
  const begin = () => {
    if (begun) return;
    setBegun(true);
    const story = storyById(id);
    const { theme } = getStoryContext(story).globals;
    inspect(story, String(theme ?? 'light')).then(setFound, () => setFound('failed'));
  };
  return (
    <Unstyled>
      <details className="story-inspector mb-8 font-text text-sm text-ink" onToggle={begin}>
        <summary className="w-fit cursor-pointer py-1">
          Words in French and English, screen reader, Tab order, sizes
        </summary>
        <div className="mt-4">
          {found === undefined ? (
            <output className="block text-muted">Reading the story…</output>
          ) : found === 'failed' ? (
            <p>The story could not be read. Open it by itself, and look whether it is drawn.</p>
          ) : (
            <Found {...found} />
          )}
        </div>
      </details>
    </Unstyled>
  );
}

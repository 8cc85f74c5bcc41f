import type { VariantProps } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { Button } from '../../packages/ui/src/button/Button.tsx';
import { buttonVariants } from '../../packages/ui/src/button/button.variants.ts';
import { rowLook, Table } from '../BlockPageParts.tsx';
import { FOCUS_RING } from './focus-ring.ts';
import { lookOf } from './looks.ts';

type Tone = NonNullable<VariantProps<typeof buttonVariants>['tone']>;

const TONES: readonly Tone[] = ['primary', 'ink', 'line', 'paper', 'danger', 'quiet'];
const PROPERTIES: Readonly<Record<string, keyof CSSProperties>> = {
  background: 'backgroundColor',
  text: 'color',
  border: 'borderColor',
};

/** The colours that a button has under a pointer, as a style: no pointer is over a picture of it. */
const hovered = (tone: Tone): CSSProperties =>
  Object.fromEntries(
    lookOf(buttonVariants({ tone }))
      .hover.split(', ')
      .flatMap((colour) => {
        const [, part = '', name = '', opacity] = /^(\w+) (\S+)(?: at (\d+) %)?$/.exec(colour) ?? [];
        const property = PROPERTIES[part];
        const value = opacity
          ? `color-mix(in srgb, var(--${name}) ${opacity}%, transparent)`
          : `var(--${name})`;
        return property ? [[property, value]] : [];
      }),
  );

/** Each tone of Button in each of its states, drawn side by side; while it is pressed it looks as under a pointer. */
export const ButtonStates = () => (
  <Table heads={['Tone', 'At rest', 'Under a pointer, pressed', 'With the focus', 'Loading', 'Disabled']}>
    {TONES.map((tone) => (
      <tr key={tone} className={rowLook}>
        <th scope="row" className="text-left font-normal">
          {tone}
        </th>
        {[{}, { style: hovered(tone) }, { style: FOCUS_RING }, { loading: true }, { disabled: true }].map(
          (state, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the states have an order and no names
            <td key={at} className={tone === 'paper' ? 'bg-denim-fill p-2' : 'p-2'}>
              <Button tone={tone} size="sm" {...state}>
                Offre
              </Button>
            </td>
          ),
        )}
      </tr>
    ))}
  </Table>
);

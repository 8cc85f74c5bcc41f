import { buttonVariants } from '../../packages/ui/src/button/button.variants.ts';
import { chipVariants } from '../../packages/ui/src/chip/chip.variants.ts';
import { controlVariants } from '../../packages/ui/src/field/field.variants.ts';
import { iconButtonVariants } from '../../packages/ui/src/icon-button/icon-button.variants.ts';
import { lookOf } from './looks.ts';
import { Measures } from './Measures.tsx';

/** What is pressed or filled in, with the classes that it has. */
const CONTROLS: readonly (readonly [name: string, classes: string])[] = [
  ['Button, primary', buttonVariants({ tone: 'primary' })],
  ['Button, small', buttonVariants({ size: 'sm' })],
  ['Button, ink', buttonVariants({ tone: 'ink' })],
  ['Button, line', buttonVariants({ tone: 'line' })],
  ['Button, paper', buttonVariants({ tone: 'paper' })],
  ['Button, danger', buttonVariants({ tone: 'danger' })],
  ['Button, quiet', buttonVariants({ tone: 'quiet' })],
  ['IconButton, plain', iconButtonVariants({ tone: 'plain' })],
  ['IconButton, paper', iconButtonVariants({ tone: 'paper' })],
  ['IconButton, line', iconButtonVariants({ tone: 'line' })],
  ['Field', controlVariants({ invalid: false })],
  ['Field with an error', controlVariants({ invalid: true })],
  ['Chip, off', chipVariants({ active: false })],
  ['Chip, on', chipVariants({ active: true })],
];

/** The looks of controls in their states, read from their tables of variants. */
export const Controls = () => (
  <Measures
    heads={['Control', 'Height', 'At rest', 'Under a pointer', 'Disabled']}
    rows={CONTROLS.map(([name, classes]) => {
      const { rest, hover, disabled, height } = lookOf(classes);
      return [
        name,
        height ? `${height} px` : '',
        rest || 'the colour around it',
        hover || 'the same',
        disabled,
      ] as const;
    })}
  />
);

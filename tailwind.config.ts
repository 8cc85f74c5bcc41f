import type { Config } from 'tailwindcss';
import tokens from './packages/brand/tokens.json' with { type: 'json' };

// Values live once, in the design tokens; this file gives them their utility names.

const token = (name: string) => `var(--${name})`;

/** Names the utilities of a group as its tokens. */
const named = (group: object, prefix = '') =>
  Object.fromEntries(
    Object.keys(group)
      .filter((name) => !name.startsWith('$'))
      .map((name) => [name, token(prefix + name)]),
  );

/** Line heights of the steps of type: the larger, the tighter. */
const LINE_HEIGHTS = {
  xs: '1.4',
  sm: '1.5',
  base: '1.5',
  lg: '1.4',
  xl: '1.25',
  '2xl': '1.15',
  '3xl': '1.1',
  '4xl': '1.08',
  '5xl': '1.04',
  '6xl': '1',
} satisfies Record<Exclude<keyof typeof tokens.text, `$${string}`>, string>;

/** Steps of 4 px: `4` is 1rem. Half steps, under 16 px alone, place what is small. */
const spacing = {
  px: '1px',
  '0.5': '0.125rem',
  '1.5': '0.375rem',
  '2.5': '0.625rem',
  '3.5': '0.875rem',
  ...Object.fromEntries(Array.from({ length: 241 }, (_, step) => [String(step), `${step / 4}rem`])),
};

export default {
  content: [
    './packages/ui/src/**/*.{ts,tsx}',
    './apps/store/src/**/*.{ts,tsx}',
    './apps/store/server/**/*.{ts,tsx}',
    './.storybook/**/*.{ts,tsx,mdx}',
  ],
  theme: {
    screens: { sm: '43em', md: '50em', lg: '55em', xl: '60em', '2xl': '85em', '3xl': '90em' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...named(tokens.color),
    },
    spacing,
    fontFamily: named(tokens.font, 'font-'),
    fontSize: Object.fromEntries(
      Object.entries(LINE_HEIGHTS).map(([step, lineHeight]) => [
        step,
        [token(`text-${step}`), { lineHeight }],
      ]),
    ),
    lineHeight: { tight: '1.25', snug: '1.375' },
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '650' },
    letterSpacing: { tight: '-0.015em', tighter: '-0.03em', normal: '0', label: '0.09em' },
    borderRadius: { none: '0', DEFAULT: token('radius'), full: '9999px' },
    boxShadow: { none: 'none', ...named(tokens.shadow, 'shadow-') },
    transitionDuration: { 0: '0s' },
    transitionTimingFunction: { linear: 'linear' },
    zIndex: {
      0: '0',
      10: '10',
      ...named(tokens.z, 'z-'),
    },
    keyframes: {
      turn: { to: { transform: 'rotate(360deg)' } },
      breathe: { '50%': { opacity: '0.55' } },
      appear: { from: { opacity: '0' } },
      advance: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.94)' } },
      drift: { to: { transform: 'translateX(calc(-24rem * var(--dir)))' } },
      'fade-out': { '60%': { opacity: '1' }, to: { opacity: '0' } },
      rise: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
      'from-start': { from: { transform: 'translateX(calc(-100% * var(--dir)))' } },
      'from-end': { from: { transform: 'translateX(calc(100% * var(--dir)))' } },
    },
    animation: {
      turn: 'turn 2.4s linear infinite',
      breathe: 'breathe 1.8s ease-in-out infinite',
      appear: `appear ${token('motion')} ${token('ease')}`,
      advance: 'advance 5s cubic-bezier(0.1, 0.6, 0.3, 1) forwards',
      drift: 'drift linear both',
      'fade-out': 'fade-out 0.5s linear forwards',
      rise: `rise ${token('motion')} ${token('ease')}`,
      'from-start': `from-start ${token('motion')} ${token('ease')}`,
      'from-end': `from-end ${token('motion')} ${token('ease')}`,
    },
    extend: {
      maxWidth: { page: token('page-width'), prose: '38em', form: '30rem' },
      aspectRatio: {
        portrait: token('portrait'),
        look: '340 / 527',
        shortcut: '189 / 284',
        landscape: '3 / 2',
      },
    },
  },
} satisfies Config;

import type { Config } from 'tailwindcss';

// Values live once, in packages/ui/src/styles/tokens.css; this file gives them their utility names.

const token = (name: string) => `var(--${name})`;

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
      white: token('white'),
      paper: token('paper'),
      ink: { DEFAULT: token('ink'), soft: token('ink-soft') },
      ecru: token('ecru'),
      line: token('line'),
      muted: token('muted'),
      field: token('field'),
      garance: { DEFAULT: token('garance'), deep: token('garance-deep') },
      denim: token('denim'),
      moss: token('moss'),
      mustard: token('mustard'),
      blush: token('blush'),
      europe: { DEFAULT: token('europe'), star: token('europe-star') },
      scrim: token('scrim'),
    },
    spacing,
    fontFamily: { display: token('font-display'), hero: token('font-hero'), text: token('font-text') },
    fontSize: {
      xs: [token('text-xs'), { lineHeight: '1.4' }],
      sm: [token('text-sm'), { lineHeight: '1.5' }],
      base: [token('text-base'), { lineHeight: '1.5' }],
      lg: [token('text-lg'), { lineHeight: '1.4' }],
      xl: [token('text-xl'), { lineHeight: '1.25' }],
      '2xl': [token('text-2xl'), { lineHeight: '1.15' }],
      '3xl': [token('text-3xl'), { lineHeight: '1.1' }],
      '4xl': [token('text-4xl'), { lineHeight: '1.08' }],
      '5xl': [token('text-5xl'), { lineHeight: '1.04' }],
      '6xl': [token('text-6xl'), { lineHeight: '1' }],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '650' },
    letterSpacing: { tight: '-0.015em', tighter: '-0.03em', normal: '0', label: '0.09em' },
    borderRadius: { none: '0', DEFAULT: token('radius'), full: '9999px' },
    boxShadow: { none: 'none', float: token('shadow-float') },
    transitionDuration: { DEFAULT: token('motion'), 0: '0s' },
    transitionTimingFunction: { DEFAULT: token('ease'), linear: 'linear' },
    zIndex: {
      0: '0',
      10: '10',
      sticky: token('z-sticky'),
      header: token('z-header'),
      overlay: token('z-overlay'),
      dialog: token('z-dialog'),
      toast: token('z-toast'),
      skip: token('z-skip'),
    },
    keyframes: {
      turn: { to: { transform: 'rotate(360deg)' } },
      breathe: { '50%': { opacity: '0.55' } },
      appear: { from: { opacity: '0' } },
      advance: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.94)' } },
      drift: { to: { transform: 'translateX(-24rem)' } },
      'fade-out': { '60%': { opacity: '1' }, to: { opacity: '0' } },
      rise: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
      'from-left': { from: { transform: 'translateX(-100%)' } },
      'from-right': { from: { transform: 'translateX(100%)' } },
      'from-bottom': { from: { transform: 'translateY(100%)' } },
    },
    animation: {
      turn: 'turn 2.4s linear infinite',
      breathe: 'breathe 1.8s ease-in-out infinite',
      appear: `appear ${token('motion')} ${token('ease')}`,
      advance: 'advance 5s cubic-bezier(0.1, 0.6, 0.3, 1) forwards',
      drift: 'drift linear both',
      'fade-out': 'fade-out 0.5s linear forwards',
      rise: `rise ${token('motion')} ${token('ease')}`,
      'from-left': `from-left ${token('motion')} ${token('ease')}`,
      'from-right': `from-right ${token('motion')} ${token('ease')}`,
      'from-bottom': `from-bottom ${token('motion')} ${token('ease')}`,
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

import type { Config } from 'tailwindcss';
import config from '../../tailwind.config.ts';

/** The utilities that components use, without those of the shop's pages and of stories. */
export default {
  ...config,
  content: ['./src/**/*.{ts,tsx}', '!./src/**/*.{stories,test,samples}.*', '!./src/{testing,screens}/**'],
} satisfies Config;

import { cva } from 'class-variance-authority';

/** Styles of HTML from Markdown, whose elements have no classes. */
export const proseVariants = cva(
  [
    'wrap-break-word hyphens-auto [&>*+*]:mt-4',
    '[&_a]:text-ink [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4 [&_a:hover]:decoration-2',
    '[&_strong]:font-semibold [&_strong]:text-ink',
    '[&_:is(h1,h2,h3,h4)]:break-after-avoid [&_:is(h1,h2,h3,h4)]:font-display [&_:is(h1,h2,h3,h4)]:text-ink',
    '[&>:is(h1,h2,h3,h4)+*]:mt-2 [&>*+:is(h1,h2,h3,h4)]:mt-8',
    '[&_li]:mt-1 [&_li]:marker:text-garance [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6',
    '[&_blockquote]:border-s [&_blockquote]:border-dashed [&_blockquote]:border-garance [&_blockquote]:ps-5 [&_blockquote]:italic [&_blockquote>*+*]:mt-3',
    '[&_table]:w-full [&_table]:text-sm [&_tr]:border-b [&_tr]:border-dashed [&_tr]:border-field [&_thead_tr]:border-solid',
    '[&_:is(th,td)]:py-2.5 [&_:is(th,td)]:pe-2 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top sm:[&_:is(th,td)]:pe-5',
    '[&_th]:align-bottom [&_th]:font-semibold [&_th]:text-ink [&_td:first-child]:text-ink [&_code]:text-[0.9em] [&_code]:font-semibold',
    '[&_hr]:my-8 [&_hr]:border-t [&_hr]:border-dashed [&_hr]:border-line [&_img]:max-w-full [&_pre]:overflow-x-auto',
  ],
  {
    variants: {
      /** Body text, or small muted text at the end of a page. */
      size: {
        sm: 'text-sm text-muted [&_:is(h1,h2,h3,h4)]:text-base',
        md: 'text-ink-soft [&_:is(h1,h2)]:text-2xl [&_:is(h3,h4)]:text-xl',
      },
      /** Columns on wide screens; phones always have one. */
      columns: {
        1: 'max-w-prose',
        2: 'gap-14 [column-rule:1px_dashed_var(--line)] lg:columns-2',
        3: 'gap-10 [column-rule:1px_dashed_var(--line)] lg:columns-2 2xl:columns-3 2xl:gap-14',
        /** Two columns on the widest screens for several short parts, such as questions and answers. */
        answers:
          'max-w-prose gap-14 [&>*]:break-inside-avoid [column-rule:1px_dashed_var(--line)] 2xl:has-[h3~h3]:max-w-none 2xl:has-[h3~h3]:columns-2',
        /**
         * Two columns only when the surrounding ClampedText is open, because line clamping does not work with columns.
         */
        unfolded:
          'gap-14 [column-rule:1px_dashed_var(--line)] group-not-has-[details[open]]/clamped:max-w-prose lg:group-has-[details[open]]/clamped:columns-2',
      },
      /** A large first letter at the start of an article; not on phones, whose lines are too short. */
      dropCap: {
        true: [
          'sm:[&>p:first-child]:first-letter:float-start sm:[&>p:first-child]:first-letter:mt-1.5 sm:[&>p:first-child]:first-letter:me-3',
          'sm:[&>p:first-child]:first-letter:font-hero sm:[&>p:first-child]:first-letter:text-[4.1em] sm:[&>p:first-child]:first-letter:leading-[0.74]',
          'sm:[&>p:first-child]:first-letter:text-garance',
        ],
        false: '',
      },
    },
    defaultVariants: { size: 'md', columns: 1, dropCap: false },
  },
);

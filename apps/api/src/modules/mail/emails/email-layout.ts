import { colors } from '@patine/brand/colors';
import { DISPLAY_FONT, TEXT_FONT } from '@patine/brand/faces';
import { createElement as h, type ReactNode } from 'react';
import { operator } from '../../../operator.ts';

export type EmailLayoutProps = {
  children?: ReactNode;
  title: string;
  /** True when the title repeats the subject; the plain text then leaves it out. */
  titleIsSubject?: boolean;
};

/** A single column that works at any width and text size. Its pictures are decoration: names stand beside them. */
export const EmailLayout = ({ title, children }: EmailLayoutProps) =>
  h(
    'main',
    {
      className: 'email',
      style: {
        maxWidth: 600,
        margin: '0 auto',
        padding: '24px 16px',
        background: colors.paper,
        color: colors.ink,
        font: `16px/1.5 ${TEXT_FONT}`,
      },
    },
    h(
      'p',
      {
        className: 'brand',
        style: {
          margin: '0 0 28px',
          paddingBottom: 12,
          borderBottom: `2px dashed ${colors.garance}`,
          font: `italic 26px/1.5 ${DISPLAY_FONT}`,
        },
      },
      operator.tradeName,
    ),
    h('h1', { style: { margin: '0 0 16px', font: `500 28px/1.15 ${DISPLAY_FONT}` } }, title),
    children,
  );

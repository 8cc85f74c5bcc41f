import { colors } from '@patine/brand/colors';
import { DISPLAY_FONT, TEXT_FONT } from '@patine/brand/faces';
import { createElement as h, type ReactNode } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { operator } from '../../../operator.ts';
import { EmailFooter, type EmailFooterProps } from './email-footer.ts';
import { KeepTogether } from './keep-together.ts';

export type EmailHeadProps = {
  title: string;
  /** True when the title repeats the subject; the plain text then leaves it out. */
  titleIsSubject?: boolean;
};

/** The name of the shop, and the title. */
export const EmailHead = ({ title }: EmailHeadProps) => [
  h(
    'p',
    {
      key: 'brand',
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
  h('h1', { key: 'title', style: { margin: '0 0 16px', font: `500 28px/1.15 ${DISPLAY_FONT}` } }, title),
];

export type EmailLayoutProps = EmailHeadProps &
  EmailFooterProps & {
    children?: ReactNode;
    /** The public number of the order that the email is about, where its title does not say it. */
    reference?: string;
  };

/** A single column that works at any width and text size. Its pictures are decoration: names stand beside them. */
export const EmailLayout = ({
  locale,
  publicUrl,
  reference,
  title,
  titleIsSubject = false,
  children,
}: EmailLayoutProps) =>
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
      KeepTogether,
      null,
      h(EmailHead, { title, titleIsSubject }),
      reference === undefined
        ? null
        : h(
            'p',
            { className: 'muted', style: { margin: '-8px 0 16px', color: colors.muted } },
            messagesIn(locale)('order.number', { reference }),
          ),
      children,
      h(EmailFooter, { locale, publicUrl }),
    ),
  );

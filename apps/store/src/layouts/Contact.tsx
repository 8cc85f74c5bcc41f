import { useSafeHtml } from '@patine/ui/safe-html/safe-html';
import { TextLink } from '@patine/ui/text-link/TextLink';
import type { LayoutContent } from '../lib/content.query.ts';

export type ContactProps = { contact: NonNullable<LayoutContent['contact']> };

export function Contact({ contact: { title, html, email, phone } }: ContactProps) {
  const words = useSafeHtml(html ?? '');
  return (
    <section aria-labelledby="contact" className="grid gap-2">
      <h2 id="contact" className="heading text-2xl">
        {title}
      </h2>
      {html ? <div className="max-w-prose text-sm text-muted" dangerouslySetInnerHTML={words} /> : null}
      <p className="flex flex-wrap gap-x-6">
        {email ? (
          <TextLink href={`mailto:${email}`} className="py-1 wrap-anywhere pointer-coarse:py-2.5">
            {email}
          </TextLink>
        ) : null}
        {phone ? (
          <TextLink
            href={`tel:${phone.replaceAll(/\s/g, '')}`}
            className="py-1 tabular-nums pointer-coarse:py-2.5"
          >
            {phone}
          </TextLink>
        ) : null}
      </p>
    </section>
  );
}

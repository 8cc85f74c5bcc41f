import { Picture } from '@patine/ui/picture/Picture';
import type { ReactNode } from 'react';

export type NewsletterLayoutProps = {
  /** Name of a site image in the api. */
  picture: 'archive' | 'secondhand';
  /** Heading, words and what to do. */
  children: ReactNode;
};

/** Words beside a picture: the pages on which emails are asked for, confirmed and stopped. The footer then has no form. */
export const NewsletterLayout = ({ picture, children }: NewsletterLayoutProps) => (
  <div
    data-slot="newsletter-page"
    className="wrap grid items-center gap-x-10 gap-y-8 py-8 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:min-h-[calc(100svh-var(--header-height)-2.5rem)] xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] xl:gap-x-16 xl:py-6"
  >
    <div className="max-w-prose">{children}</div>
    <div className="relative grid place-items-center self-stretch xl:bleed-end xl:bg-ecru xl:py-8 xl:ps-10">
      <Picture
        id={picture}
        alt=""
        sizes="(min-width: 43em) min(40vw, 29rem), 92vw"
        className="w-full max-w-96 xl:max-w-[min(29rem,(100svh-var(--header-height)-10rem)*2/3)]"
      />
    </div>
  </div>
);

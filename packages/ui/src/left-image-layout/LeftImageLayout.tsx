import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Picture } from '../picture/Picture.tsx';

export type LeftImageLayoutProps = ComponentPropsWithRef<'div'> & {
  /** The logo with its link to the home page. */
  logo: ReactNode;
  /** Id of the image beside the form, shown from 85em. */
  pictureId: string;
  /** Content below the form: other ways to log in. */
  aside?: ReactNode;
  /** Legal links at the bottom of the column. */
  footer?: ReactNode;
  /** The form below a level-1 heading. */
  children: ReactNode;
};

/** Layout of login and registration, without site navigation. */
export function LeftImageLayout({
  logo,
  pictureId,
  aside,
  footer,
  children,
  className,
  ...rest
}: LeftImageLayoutProps) {
  return (
    <div
      data-slot="left-image-layout"
      className={cx('grid min-h-dvh 2xl:grid-cols-[min(50vw,100dvh*2/3)_minmax(0,1fr)]', className)}
      {...rest}
    >
      <div className="hidden bg-ecru 2xl:block">
        <div className="sticky top-0 h-dvh">
          <Picture id={pictureId} alt="" sizes="(min-width: 85em) 50vw, 1px" ratio="fill" />
          <div
            aria-hidden
            className="pointer-events-none absolute inset-4 border border-dashed border-on-fill/70"
          />
        </div>
      </div>
      <div className="flex flex-col px-(--gutter) py-6">
        <header>{logo}</header>
        <main id="main" className="mx-auto flex w-full max-w-form flex-1 flex-col justify-center py-10">
          {children}
          {aside ? <div className="stitch-t mt-8 pt-6">{aside}</div> : null}
        </main>
        {footer}
      </div>
    </div>
  );
}

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

/** A stitched label with a punched hole, where no image is beside the form. */
const label =
  'max-2xl:relative max-2xl:border max-2xl:border-line max-2xl:bg-surface max-2xl:px-[1.375rem] max-2xl:pt-14 max-2xl:pb-9 max-2xl:before:pointer-events-none max-2xl:before:absolute max-2xl:before:inset-2 max-2xl:before:border max-2xl:before:border-dashed max-2xl:before:border-field/60 max-2xl:after:absolute max-2xl:after:top-5 max-2xl:after:left-1/2 max-2xl:after:size-3.5 max-2xl:after:-translate-x-1/2 max-2xl:after:rounded-full max-2xl:after:border max-2xl:after:border-field max-2xl:after:bg-paper sm:max-2xl:px-12 sm:max-2xl:pt-16 sm:max-2xl:pb-12';

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
        <header className="max-2xl:flex max-2xl:justify-center">{logo}</header>
        <main
          id="main"
          className="mx-auto flex w-full flex-1 flex-col justify-center py-6 text-pretty sm:max-2xl:max-w-[36rem] sm:py-10 2xl:max-w-form"
        >
          <div className={label}>
            {children}
            {aside ? <div className="stitch-t mt-8 pt-6">{aside}</div> : null}
          </div>
        </main>
        {footer}
      </div>
    </div>
  );
}

import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { IframeAddress } from './IframeAddress.tsx';

type FrameLinkProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: string;
  address: URL;
};

/** Link to the content on its own site. */
export function IframeLink({ title, address, className, ...rest }: FrameLinkProps) {
  return (
    <div
      data-slot="iframe-content-block"
      className={cx(
        'stitch-t stitch-b flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-6',
        className,
      )}
      {...rest}
    >
      <BlockHeading title={title} size="md" className="min-w-0" />
      <IframeAddress address={address} />
    </div>
  );
}

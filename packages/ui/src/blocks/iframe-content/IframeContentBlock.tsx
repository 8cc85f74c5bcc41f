import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { FrameLink } from './FrameLink.tsx';
import { FrameQuestion } from './FrameQuestion.tsx';
import { webAddress } from '../web-address.ts';
import { iframeContentVariants } from './iframe-content.variants.ts';

export type IframeContentBlockProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** Address and title of the embedded page, and its shape. */
  block: BlockOf<'iframeContent'>;
  /**
   * Origins that the operator allows in a frame, such as `https://player.vimeo.com`. Never the shop's own: its
   * pages in a frame that may run scripts could undo the sandbox.
   */
  allowedOrigins?: readonly string[];
  /** Shows what is framed; while it is given, a question stands in the frame's place and no other site is asked. */
  onShow?: (() => void) | undefined;
};

const none: readonly string[] = [];

/** What a player needs: its own scripts and storage, and new tabs for its links. Never the shop's page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** Another site's page in a frame, fetched when it comes near; a link to it where its origin is not allowed. */
export function IframeContentBlock({
  block,
  allowedOrigins = none,
  onShow,
  className,
  ...rest
}: IframeContentBlockProps) {
  const { title, url, ratio } = block;
  const address = webAddress(url);
  if (!address) {
    devWarning('IframeContentBlock', `“${url}” is no address`);
    return null;
  }
  if (!allowedOrigins.includes(address.origin)) {
    devWarning('IframeContentBlock', `${address.origin} is not allowed in a frame`);
    return <FrameLink title={title} address={address} className={className} {...rest} />;
  }
  if (onShow) return <FrameQuestion {...{ title, address, ratio, onShow, className }} {...rest} />;
  return (
    <div data-slot="iframe-content-block" className={iframeContentVariants({ ratio, className })} {...rest}>
      <iframe
        title={title}
        src={url}
        loading="lazy"
        sandbox={SANDBOX}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="absolute inset-0 size-full"
      />
    </div>
  );
}

import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { IframeLink } from './IframeLink.tsx';
import { IframeConsent } from './IframeConsent.tsx';
import { webAddress } from '../web-address.ts';
import { iframeContentVariants } from './iframe-content.variants.ts';

export type IframeContentBlockProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** URL, title and aspect ratio of the embedded page. */
  block: BlockOf<'iframeContent'>;
  /**
   * Origins that the operator allows in iframes, such as `https://player.vimeo.com`. Never the shop's own: one of its
   * pages in an iframe with scripts could undo the sandbox.
   */
  allowedOrigins?: readonly string[];
  /** Called by the button that loads the iframe. While it is given, a placeholder is shown and nothing is requested. */
  onShow?: (() => void) | undefined;
};

const none: readonly string[] = [];

/** Permissions that a player needs: its own scripts and storage, and links in new tabs. It cannot navigate the shop. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** An external page in a lazy iframe, or a link to it when its origin is not allowed. */
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
    return <IframeLink title={title} address={address} className={className} {...rest} />;
  }
  if (onShow) return <IframeConsent {...{ title, address, ratio, onShow, className }} {...rest} />;
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

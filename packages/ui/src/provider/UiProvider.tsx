import {
  createContext,
  useContext,
  useMemo,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { mediaPath, type ImageSource } from '../picture/media-path.ts';

export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** Link target: a path of the shop, an absolute URL or a hash. */
  href: string;
};

/**
 * Returns the HTML of an element from a server's cache. The key identifies everything that the element shows, and the
 * element does not depend on the page around it.
 */
export type CachedHtml = (key: string, element: ReactElement) => string;

type Ui = {
  Link?: ComponentType<LinkProps> | undefined;
  imageSrc: ImageSource;
  cachedHtml?: CachedHtml | undefined;
};

const UiContext = createContext<Ui>({ imageSrc: mediaPath });

export const useUi = () => useContext(UiContext);

export type UiProviderProps = {
  /** Component that renders links; a plain anchor by default. */
  Link?: ComponentType<LinkProps>;
  /** Returns the URL of an image for an id, a width in pixels and a format. */
  imageSrc?: ImageSource | undefined;
  /** Set by a server that caches the HTML of cards across pages. */
  cachedHtml?: CachedHtml | undefined;
  /** The page that uses the context. */
  children: ReactNode;
};

export function UiProvider({ Link, imageSrc = mediaPath, cachedHtml, children }: UiProviderProps) {
  const ui = useMemo(() => ({ Link, imageSrc, cachedHtml }), [Link, imageSrc, cachedHtml]);
  return <UiContext value={ui}>{children}</UiContext>;
}

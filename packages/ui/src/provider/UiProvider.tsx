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
  /** Where it leads: a path of the shop, a full address or a hash. */
  href: string;
};

/**
 * HTML of an element, from a server that keeps what many pages share. The key says everything that the element
 * shows, and the element takes nothing from the page around it.
 */
export type CachedHtml = (key: string, element: ReactElement) => string;

type Ui = {
  Link?: ComponentType<LinkProps> | undefined;
  imageSrc: ImageSource;
  keptHtml?: CachedHtml | undefined;
};

const UiContext = createContext<Ui>({ imageSrc: mediaPath });

export const useUi = () => useContext(UiContext);

export type UiProviderProps = {
  /** Component that links render; a plain anchor when absent. */
  Link?: ComponentType<LinkProps>;
  /** Address of a picture for an id, a width in pixels and a format. */
  imageSrc?: ImageSource;
  /** Set by a server that keeps the HTML of cards from one page to the next. */
  keptHtml?: CachedHtml | undefined;
  /** The page whose parts use these. */
  children: ReactNode;
};

export function UiProvider({ Link, imageSrc = mediaPath, keptHtml, children }: UiProviderProps) {
  const ui = useMemo(() => ({ Link, imageSrc, keptHtml }), [Link, imageSrc, keptHtml]);
  return <UiContext value={ui}>{children}</UiContext>;
}

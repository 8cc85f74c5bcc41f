import {
  createContext,
  useContext,
  useMemo,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import { mediaPath, type ImageSource } from '../picture/media-path.ts';

export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** Where it leads: a path of the shop, a full address or a hash. */
  href: string;
};

type Ui = { Link: ComponentType<LinkProps>; imageSrc: ImageSource };

const Anchor = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

const UiContext = createContext<Ui>({ Link: Anchor, imageSrc: mediaPath });

export const useUi = () => useContext(UiContext);

export type UiProviderProps = {
  /** Component that links render; a plain anchor when absent. */
  Link?: ComponentType<LinkProps>;
  /** Address of a picture for an id, a width in pixels and a format. */
  imageSrc?: ImageSource;
  children: ReactNode;
};

export function UiProvider({ Link = Anchor, imageSrc = mediaPath, children }: UiProviderProps) {
  const ui = useMemo(() => ({ Link, imageSrc }), [Link, imageSrc]);
  return <UiContext value={ui}>{children}</UiContext>;
}

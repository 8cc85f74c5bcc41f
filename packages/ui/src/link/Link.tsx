import { useUi, type LinkProps } from '../provider/UiProvider.tsx';

/** Renders the host's link component, or a plain anchor. */
export function Link({ children, ...rest }: LinkProps) {
  const { Link: HostLink } = useUi();
  const Anchor = HostLink ?? 'a';
  return <Anchor {...rest}>{children}</Anchor>;
}

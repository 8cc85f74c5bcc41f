import { useUi, type LinkProps } from '../provider/UiProvider.tsx';

/** The link of the application that hosts the component, or a plain anchor. */
export function Link({ children, ...rest }: LinkProps) {
  const { Link: HostLink } = useUi();
  const Anchor = HostLink ?? 'a';
  return <Anchor {...rest}>{children}</Anchor>;
}

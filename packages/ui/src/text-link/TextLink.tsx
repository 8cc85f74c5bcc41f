import type { VariantProps } from 'class-variance-authority';
import { Link } from '../link/Link.tsx';
import type { LinkProps } from '../provider/UiProvider.tsx';
import { textLinkVariants } from './text-link.variants.ts';

export type TextLinkProps = LinkProps & VariantProps<typeof textLinkVariants>;

export function TextLink({ tone, size, className, ...rest }: TextLinkProps) {
  return <Link data-slot="text-link" className={textLinkVariants({ tone, size, className })} {...rest} />;
}

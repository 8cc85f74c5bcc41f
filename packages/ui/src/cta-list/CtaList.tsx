import type { Cta } from '@patine/contract/content/blocks/fields';
import type { VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { ctaListVariants } from './cta-list.variants.ts';

export type CtaListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  VariantProps<typeof ctaListVariants> & {
    /** Links, the main one first. Renders nothing for an empty list. */
    cta: readonly Pick<Cta, 'name' | 'path'>[];
    /** Emphasis of the first link on paper: `line` where a page has many of these lists. */
    tone?: 'primary' | 'line';
  };

/** The first link is a button; the others are text links, so that one stands out. */
export function CtaList({ cta, ground = 'paper', tone = 'primary', className, ...rest }: CtaListProps) {
  const [main, ...others] = cta;
  if (!main) return null;
  return (
    <div data-slot="cta-list" className={ctaListVariants({ ground, className })} {...rest}>
      <Button asChild tone={ground === 'dark' ? 'paper' : tone}>
        <Link href={main.path}>{main.name}</Link>
      </Button>
      {others.map(({ name, path }) => (
        <TextLink key={`${path} ${name}`} href={path} className="py-2 font-medium">
          {name}
        </TextLink>
      ))}
    </div>
  );
}

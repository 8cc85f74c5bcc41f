import { Link } from '../link/Link.tsx';
import wordmark from './patine.svg?no-inline';
import { logoVariants } from './logo.variants.ts';
import type { VariantProps } from 'class-variance-authority';

export type LogoProps = VariantProps<typeof logoVariants> & {
  /** First page in the language of this one. */
  href: string;
  /** Name of the shop. */
  name?: string;
  /** The operator's own wordmark, drawn 92 px high at most; the house's when absent. */
  imageUrl?: string | undefined;
};

/** The wordmark is a file of its own, outlined, so that no page waits for an italic font to show it. */
export function Logo({ href, name = 'Patine', imageUrl, size }: LogoProps) {
  return (
    <Link data-slot="logo" href={href} className={logoVariants({ size, own: imageUrl === undefined })}>
      {imageUrl ? (
        <img src={imageUrl} alt={name} className="max-h-23 w-auto" />
      ) : (
        <img src={wordmark} alt={name} width="111.5" height="34" className="h-[0.85em] w-auto" />
      )}
    </Link>
  );
}

import brand from '@patine/brand/brand.json' with { type: 'json' };
import { Link } from '../link/Link.tsx';
import type { LinkProps } from '../provider/UiProvider.tsx';
import wordmark from '@patine/brand/wordmark.svg?no-inline';
import { logoVariants } from './logo.variants.ts';
import type { VariantProps } from 'class-variance-authority';

export type LogoProps = LinkProps &
  VariantProps<typeof logoVariants> & {
    /** URL of the home page in the current language. */
    href: string;
    /** Name of the shop. */
    name?: string;
    /** URL of a custom wordmark, 92 px high on wide screens; the default wordmark when undefined. */
    imageUrl?: string | undefined;
  };

/** The wordmark. Its letters are outlined in a file, so that no page loads an italic font for it. */
export function Logo({ name = brand.name, imageUrl, size, className, ...rest }: LogoProps) {
  return (
    <Link
      data-slot="logo"
      data-own={imageUrl ? true : undefined}
      className={logoVariants({ size, own: imageUrl === undefined, className })}
      {...rest}
    >
      {imageUrl ? (
        <img
          src={imageUrl}
          alt={name}
          className="h-14 w-auto max-w-40 rounded bg-on-fill object-contain xl:h-23 xl:max-w-80"
        />
      ) : (
        <span>
          <img
            src={wordmark}
            alt={name}
            width={brand.wordmark.width}
            height={brand.wordmark.height}
            className="h-[0.85em] w-auto drawn-in-ink"
          />
        </span>
      )}
    </Link>
  );
}

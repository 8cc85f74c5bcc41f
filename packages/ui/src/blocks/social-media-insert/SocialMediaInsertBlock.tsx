import type { BlockOf } from '@patine/contract/content/blocks';
import { cx } from 'class-variance-authority';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Globe from 'lucide-react/icons/globe';
import type { ComponentPropsWithRef, ComponentType } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { FacebookIcon, InstagramIcon, PinterestIcon } from '../../icon/SocialIcons.tsx';
import { hostOf, profileOf } from './social-address.ts';

export type SocialMediaInsertBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Heading, and the URLs of accounts and website. */
  block: BlockOf<'socialMediaInsert'>;
};

type Place = {
  name: string;
  url: string;
  Sign: ComponentType<{ className?: string }>;
  /** Displayed text: the name of the profile or the host of the website. */
  label: string;
};

/** Links to the shop's accounts on social media. */
export function SocialMediaInsertBlock({ block, className, ...rest }: SocialMediaInsertBlockProps) {
  const places = placesOf(block);
  if (places.length === 0) {
    devWarning('SocialMediaInsertBlock', `has no address under “${block.title}”`);
    return null;
  }
  return (
    <section
      data-slot="social-media-insert"
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 lg:grid-cols-2', className)}
      {...rest}
    >
      <BlockHeading title={block.title} />
      <ul className="stitch-t">
        {places.map(({ name, url, Sign, label }) => (
          <li key={url} className="stitch-b">
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="group flex min-h-16 items-center gap-4 py-3 hover:text-garance"
            >
              <Sign aria-hidden className="shrink-0" />
              <span className="min-w-0 heading text-xl wrap-break-word">{name}</span>{' '}
              <span className="ms-auto max-w-24 shrink-0 truncate text-sm text-muted sm:max-w-60">
                {label}
              </span>
              <ArrowUpRight
                aria-hidden
                className="size-5 text-garance transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function placesOf(block: BlockOf<'socialMediaInsert'>): Place[] {
  const { instagramUrl, facebookUrl, pinterestUrl, websiteUrl, websiteLabel } = block;
  const site = websiteUrl === undefined ? null : hostOf(websiteUrl);
  return [
    ...network('Instagram', instagramUrl, InstagramIcon),
    ...network('Facebook', facebookUrl, FacebookIcon),
    ...network('Pinterest', pinterestUrl, PinterestIcon),
    ...(websiteUrl !== undefined && site !== null
      ? [{ name: websiteLabel ?? site, url: websiteUrl, Sign: Globe, label: websiteLabel ? site : '' }]
      : []),
  ];
}

function network(name: string, url: string | undefined, Sign: Place['Sign']): Place[] {
  if (url === undefined) return [];
  const label = profileOf(url);
  if (label !== null) return [{ name, url, Sign, label }];
  devWarning('SocialMediaInsertBlock', `cannot lead to ${url}`);
  return [];
}

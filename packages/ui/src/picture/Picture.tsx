import type { ComponentPropsWithRef } from 'react';
import type { VariantProps } from 'class-variance-authority';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { useUi } from '../provider/UiProvider.tsx';
import { imageWidths, type ImageFormat } from './media-path.ts';
import { pictureVariants } from './picture.variants.ts';

export type PictureProps = Omit<ComponentPropsWithRef<'picture'>, 'id'> &
  VariantProps<typeof pictureVariants> & {
    /** Id of the image in the catalogue. */
    id: string;
    /** Alternative text; empty when the text beside it is equivalent. */
    alt: string;
    /** The `sizes` attribute: its displayed width. */
    sizes: string;
    /** Width of the largest file in pixels; small images need no large files. */
    maxWidth?: number;
    /** True for images in the first view: loaded eagerly with high priority. */
    priority?: boolean;
    /** True to show the whole picture inside the box instead of cropping it. */
    whole?: boolean | undefined;
    /** True to load eagerly with normal priority. */
    eager?: boolean;
  };

const modernFormats = ['avif', 'webp'] as const;

export function Picture({
  id,
  alt,
  sizes,
  ratio,
  maxWidth = 1536,
  priority = false,
  eager = priority,
  whole,
  className,
  ...rest
}: PictureProps) {
  const { imageSrc } = useUi();
  if (!id) {
    devWarning('Picture', `has no id (${alt || 'decorative'})`);
    return <picture data-slot="picture" className={pictureVariants({ ratio, className })} {...rest} />;
  }
  const widths = imageWidths.filter((width) => width <= maxWidth);
  const sourceSet = (format: ImageFormat) =>
    widths.map((width) => `${imageSrc(id, width, format)} ${width}w`).join(', ');

  return (
    <picture data-slot="picture" className={pictureVariants({ ratio, className })} {...rest}>
      {modernFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(format)} sizes={sizes} />
      ))}
      {/* One JPEG for the few that read neither: a list of widths for them would lengthen every page. */}
      <img
        src={imageSrc(id, Math.min(512, maxWidth), 'jpg')}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={`absolute inset-0 size-full ${whole ? 'object-contain' : 'object-cover'}`}
      />
    </picture>
  );
}

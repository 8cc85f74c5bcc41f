import { useState } from 'react';
import { useUi } from '../provider/UiProvider.tsx';

export type SecondImageProps = {
  /** Id of the second photograph. */
  id: string;
  /** The `sizes` attribute: its displayed width. */
  sizes: string;
};

/** The second photograph, which fades in over the first after loading. */
export function SecondImage({ id, sizes }: SecondImageProps) {
  const { imageSrc } = useUi();
  const [shown, setShown] = useState(false);
  return (
    <img
      alt=""
      src={imageSrc(id, 512, 'webp')}
      srcSet={[384, 512, 768].map((width) => `${imageSrc(id, width, 'webp')} ${width}w`).join(', ')}
      sizes={sizes}
      data-shown={shown || undefined}
      onLoad={() => setShown(true)}
      className="absolute inset-0 size-full object-cover opacity-0 transition-opacity group-focus-within:data-shown:opacity-100 group-hover:data-shown:opacity-100"
    />
  );
}

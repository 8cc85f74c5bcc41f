import { Logo } from '@patine/ui/logo/Logo';
import { useLocale } from '../lib/store-context.tsx';
import { paths } from '../paths.ts';

export type ShopLogoProps = {
  /** The operator's logo; the default one when absent. */
  imageUrl?: string | undefined;
};

export function ShopLogo({ imageUrl }: ShopLogoProps) {
  return <Logo href={paths.home(useLocale())} imageUrl={imageUrl} />;
}

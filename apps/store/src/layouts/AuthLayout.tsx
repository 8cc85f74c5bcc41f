import { LeftImageLayout } from '@patine/ui/left-image-layout/LeftImageLayout';
import { SkipLink } from '@patine/ui/skip-link/SkipLink';
import { Outlet } from 'react-router-dom';
import { useEarlyInput } from '../lib/use-early-input.ts';
import { ScrollRestoration } from './ScrollRestoration.tsx';
import { LegalFooter } from './LegalFooter.tsx';
import { PageProgress } from './PageProgress.tsx';
import { ShopLogo } from './ShopLogo.tsx';

/** Name of a site image in the api. */
const PICTURE = 'entrance';

export function AuthLayout() {
  useEarlyInput();
  return (
    <>
      <SkipLink />
      <PageProgress />
      <ScrollRestoration />
      <LeftImageLayout logo={<ShopLogo />} pictureId={PICTURE} footer={<LegalFooter />}>
        <Outlet />
      </LeftImageLayout>
    </>
  );
}

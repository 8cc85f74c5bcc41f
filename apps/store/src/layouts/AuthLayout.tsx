import { LeftImageLayout } from '@patine/ui/left-image-layout/LeftImageLayout';
import { SkipLink } from '@patine/ui/skip-link/SkipLink';
import { Outlet } from 'react-router-dom';
import { PageProgress } from './PageProgress.tsx';
import { ShopLogo } from './ShopLogo.tsx';

/** Logging in and joining. The picture is the house's own plate until the operator names another. */
const PICTURE = 'blank';

export function AuthLayout() {
  return (
    <>
      <SkipLink />
      <PageProgress />
      <LeftImageLayout logo={<ShopLogo />} pictureId={PICTURE}>
        <Outlet />
      </LeftImageLayout>
    </>
  );
}

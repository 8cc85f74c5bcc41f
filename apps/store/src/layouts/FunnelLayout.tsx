import { Outlet } from 'react-router-dom';

export function FunnelLayout() {
  return (
    <main id="main" className="wrap">
      <Outlet />
    </main>
  );
}

import { Outlet } from 'react-router-dom';

export function DefaultLayout() {
  return (
    <main id="main" className="wrap">
      <Outlet />
    </main>
  );
}

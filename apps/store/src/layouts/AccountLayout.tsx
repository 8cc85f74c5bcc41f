import { Outlet } from 'react-router-dom';

export function AccountLayout() {
  return (
    <main id="main" className="wrap">
      <Outlet />
    </main>
  );
}

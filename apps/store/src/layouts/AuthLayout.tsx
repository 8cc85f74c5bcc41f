import { Outlet } from 'react-router-dom';

export function AuthLayout() {
  return (
    <main id="main" className="wrap">
      <Outlet />
    </main>
  );
}

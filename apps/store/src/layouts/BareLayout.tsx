import { Outlet } from 'react-router-dom';

/** No header or footer: the page has its own, or is shown in an iframe. */
export const BareLayout = () => <Outlet />;

import { Outlet } from 'react-router-dom';

/** Nothing around the page: it has its own bars, or stands in a frame. */
export const BareLayout = () => <Outlet />;

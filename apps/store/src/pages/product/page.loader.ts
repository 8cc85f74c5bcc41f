import type { PageLoader } from '../../lib/page-context.ts';

export const loader: PageLoader = async () => null;

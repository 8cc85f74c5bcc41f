import type { Api } from './api.ts';

/** Query parameter of a read that is about today, whatever date the browser previews the shop on. */
export const TODAY_PARAM = 'today';

/** Reads the shop as it is today: the page editor may be open beside a preview of another date. */
export const todaysApi = (api: Api): Api => ({
  ...api,
  read: (path, params) => api.read(path, { ...params, [TODAY_PARAM]: '1' }),
});

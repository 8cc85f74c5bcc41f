import type { OwnedGarment as Shown } from '@patine/contract/resolvers';
import { MEASURES_OF, type OwnedGarment } from '@patine/core';

export const garmentView = ({ kind, measures }: OwnedGarment): Shown => ({
  kind,
  measures: MEASURES_OF[kind].flatMap((name) => {
    const value = measures[name];
    return value === undefined ? [] : [{ name, value }];
  }),
});

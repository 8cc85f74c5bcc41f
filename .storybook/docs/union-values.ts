import type { ArgTypesEnhancer } from 'storybook/internal/types';

type Documented = {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } }> };
};

/** Shows the values of a prop where the table would only show « union ». */
export const unionValues: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { __docgenInfo: written } = (component ?? {}) as Documented;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = written?.props?.[name]?.tsType;
      if (type?.name !== 'union' || !type.raw) return [name, argType];
      const summary = type.raw.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
};

declare module 'virtual:icons-in-use' {
  import type { ComponentType, SVGAttributes } from 'react';

  /** Each lucide icon that the sources import, with its name in the library. */
  export const icons: readonly (readonly [string, ComponentType<SVGAttributes<SVGSVGElement>>])[];
}

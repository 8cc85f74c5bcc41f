import { useQuery } from '@tanstack/react-query';
import { useStore } from '../lib/store-context.tsx';
import { structureQuery, type Structure } from './structure.query.ts';
import { Zones } from './Zones.tsx';

/** Editors' blocks below one of the shop's own pages. The browser requests them after hydration; the page is complete without them. */
export default function StructureZones(structure: Structure) {
  const { api, locale } = useStore();
  const { data } = useQuery({ ...structureQuery(api, locale, structure), enabled: !import.meta.env.SSR });
  return data ? <Zones page={data} below /> : null;
}

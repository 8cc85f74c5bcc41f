import { ColorFacet } from './ColorFacet.tsx';
import { LinkFacet } from './LinkFacet.tsx';
import { ListFacet } from './ListFacet.tsx';
import { SizeFacet } from './SizeFacet.tsx';
import type { FacetBodyProps } from './facets.ts';

/** The options of a filter in the layout of its kind. */
export function FacetBody({ group, href }: FacetBodyProps) {
  if (group.kind === 'links') return <LinkFacet group={group} href={href} />;
  if (group.kind === 'sizes') return <SizeFacet group={group} href={href} />;
  if (group.kind === 'colors') return <ColorFacet group={group} href={href} />;
  return <ListFacet group={group} href={href} />;
}

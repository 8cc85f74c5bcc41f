import { BRAND_NAME } from '@patine/brand';
import type { DropInfo } from '@patine/contract/content/structure';
import type { SaleEvent } from 'schema-dts';

type Facts = {
  /** Absolute URLs of the page, its picture and the shop. */
  address: string;
  picture: string;
  publicUrl: string;
};

/** SaleEvent JSON-LD (schema.org) of a drop. Empty without a start, which an event must have. */
export function dropData(
  { name, description, launchAt, endAt }: Pick<DropInfo, 'name' | 'description' | 'launchAt' | 'endAt'>,
  { address, picture, publicUrl }: Facts,
): SaleEvent[] {
  if (launchAt === null) return [];
  return [
    {
      '@type': 'SaleEvent',
      '@id': address,
      name,
      ...(description ? { description } : {}),
      url: address,
      image: picture,
      startDate: launchAt,
      ...(endAt ? { endDate: endAt } : {}),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: address },
      organizer: { '@type': 'Organization', name: BRAND_NAME, url: publicUrl },
    },
  ];
}

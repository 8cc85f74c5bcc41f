import { SearchError } from '../search-error.ts';
import { isJsonObject, type JsonObject } from './read-body.ts';

/** An action of a visitor on search results. */
export interface SearchEvent {
  eventType: 'click' | 'view' | 'conversion';
  eventName: string;
  index: string;
  /** Anonymous visitor id assigned by the shop. */
  userToken: string;
  objectIDs: readonly string[];
  /** Id of the search whose response contained the objects. */
  queryID?: string;
}

const mostEvents = 1000;
const mostObjects = 20;
const longestText = 256;
const types = ['click', 'view', 'conversion'] as const;
/** Type of the events in which InstantSearch tells its version and widgets; they are no action of a visitor. */
const usageType = 'instantsearch';

export function readEvents({ events }: JsonObject): SearchEvent[] {
  if (!Array.isArray(events)) throw refused('"events" must be an array');
  if (events.length > mostEvents) throw refused(`Too many events: ${mostEvents} at most`);
  return events.flatMap((event: unknown) => {
    if (!isJsonObject(event)) throw refused('"events" must hold objects');
    if (event['eventType'] === usageType) return [];
    const eventType = types.find((type) => type === event['eventType']);
    if (!eventType) throw refused('EventType must be one of "click", "conversion" or "view"');
    const { objectIDs = [], queryID } = event;
    if (!Array.isArray(objectIDs) || objectIDs.length > mostObjects || !objectIDs.every(isText))
      throw refused(`objectIDs must be ${mostObjects} strings at most`);
    if (queryID !== undefined && (typeof queryID !== 'string' || !/^[0-9a-f]{32}$/.test(queryID)))
      throw refused('queryID must be 32 hexadecimal digits');
    return {
      eventType,
      eventName: textOf(event, 'eventName'),
      index: textOf(event, 'index'),
      userToken: textOf(event, 'userToken'),
      objectIDs,
      ...(queryID === undefined ? {} : { queryID }),
    };
  });
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestText;

function textOf(event: JsonObject, name: string): string {
  const value = event[name];
  if (!isText(value)) throw refused(`${name} must be a string of 1 to ${longestText} characters`);
  return value;
}

const refused = (message: string): SearchError => new SearchError(422, message);

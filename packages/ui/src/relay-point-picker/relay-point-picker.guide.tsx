import { SERVICE_POINTS_LIMIT, SERVICE_POINTS_SHOWN } from '@patine/core';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const relayPointPickerGuide: ComponentGuide = {
  purpose: 'Chooses a pickup point near an address, in a list or on a map.',
  notFor: 'For the kind of delivery, use ShippingMethodPicker: it comes first.',
  states: {
    Default: 'One is chosen, in the list and on the map.',
    NothingChosen: 'None yet.',
    NearAnAddress: 'With the place from which distances are measured: “Pickup points near 75010 Paris”.',
    Error: 'Sent without one: the list says so.',
    Empty:
      'None near this address: neither list nor map, and on ecru what to do, to choose home delivery or another address.',
    Loading:
      'A block of 224 px in its place, with “Looking for pickup points…” in its middle, which is announced.',
    WithoutCoordinates: 'Without a map.',
    Many: 'Ten points.',
    LongText: 'Long names and addresses take several lines.',
  },
  content: [
    'While the carrier does not answer, an Alert stands in its place: it says that pickup points are unavailable for now and offers home delivery.',
    `The shop shows the ${SERVICE_POINTS_SHOWN} nearest of ${SERVICE_POINTS_LIMIT} at most, and a button for the others.`,
    'Nearest first, with the distance and the address; opening hours unfold.',
    'Numbers on the map are those of the list. The map is a sketch: it loads nothing from others.',
  ],
  keys: [
    ['Arrow keys', 'In the list, choose the next point; on the map, the nearest one in that direction.'],
    ['Enter, Space', 'On a pin, choose it; on “Opening hours”, unfold them.'],
    ['Tab', 'Goes from the list to the map, where only the chosen pin is a stop.'],
  ],
  screenReader:
    'Two groups of radio buttons that go together: “Pickup points”, with name and distance and the address as description, and “Map of pickup points”. Whoever does not see the map loses nothing.',
  do: { text: 'Keep the choice when the visitor changes another part of the order.' },
  dont: { text: 'Hide opening hours: the nearest point may be closed when somebody comes home.' },
  related: { 'Commerce/ShippingMethodPicker': 'Before it.', 'Controls/RadioGroup': 'Its list.' },
};

import type { Block } from '@patine/contract/content/blocks';
import type { DropPreview, DropRecords } from '@patine/contract/content/drops';
import type { CategoryTexts, Seo } from '@patine/contract/content/shop-documents';
import type { NavigationInfo } from '@patine/contract/content/structure';

// What the editors' page and the frames that show its work say to each other, on one origin.

/** What became of a block between two versions; absent for one that stayed as it was. */
export type BlockChange = 'added' | 'removed' | 'changed' | 'moved';

export type ShownBlock = {
  key: string;
  type: string;
  /** As the api would publish it; null while it has validation errors. */
  block: Block | null;
  /** True where it only waits for fields that are empty. */
  isToFillIn?: boolean;
  /** Slug of the drop whose pieces it shows. */
  drop?: string | undefined;
};
export type ShownZone = { key: string; id: string; blocks: ShownBlock[] };

/** A drop whose pieces nobody can see today. */
export type ClosedDrop = {
  name: string;
  isPublished: boolean;
  /** ISO 8601; null without a launch date. */
  opensAt: string | null;
  /** Its first pieces, where the date that is shown is after the launch; empty before. */
  records: DropRecords;
};
/** Which of the messages below a prefix says why the pieces of a drop are not shown. */
export const closedMessage = ({ isPublished, opensAt }: Pick<ClosedDrop, 'isPublished' | 'opensAt'>) =>
  !isPublished ? 'draft' : opensAt === null ? 'undated' : 'until';

/** By slug. */
export type ClosedDrops = Readonly<Record<string, ClosedDrop>>;

/** To a frame: the page as it stands. */
export type ShowPageMessage = {
  about: 'showroom-page';
  zones: ShownZone[];
  /** Key of the block that is worked on. */
  chosen: string | null;
  /** Where two versions are compared: what became of blocks, by key. */
  changes?: Readonly<Record<string, BlockChange>>;
  /** The date that is shown, in milliseconds since 1970; absent for the present. */
  at?: number;
  /** The drops of its blocks that are closed today. */
  closed?: ClosedDrops;
};

/** To a frame: a drop as it would be at a time, in milliseconds since 1970. */
export type ShowDropMessage = { about: 'showroom-drop'; at: number } & DropPreview;

/** To a frame: header and footer, around the shop's home page. */
export type ShowLayoutMessage = {
  about: 'showroom-layout';
  navigation: NavigationInfo;
  /** True while the footer is written. */
  isAtFoot: boolean;
};

/** To a frame: what stands below the lists of categories. */
export type ShowTextsMessage = { about: 'showroom-texts'; texts: CategoryTexts };

/** To a frame: what search engines show of the store's own pages. */
export type ShowSeoMessage = { about: 'showroom-seo'; seo: Seo };

export type ShowMessage =
  | ShowPageMessage
  | ShowDropMessage
  | ShowLayoutMessage
  | ShowTextsMessage
  | ShowSeoMessage;

/** From a frame: that it can be shown something, or that a block in it was pressed. */
export type IframeMessage = { about: 'showroom-ready' } | { about: 'showroom-chosen'; key: string };

const isAbout = (data: unknown): data is { about: unknown } =>
  typeof data === 'object' && data !== null && 'about' in data;

/** Reads a message of one's own page; null for any other. */
export function messageFrom<Message extends { about: string }>(
  event: MessageEvent<unknown>,
  source: MessageEventSource | null | undefined,
  abouts: readonly Message['about'][],
): Message | null {
  const { data, origin } = event;
  if (origin !== location.origin || event.source !== source || !isAbout(data)) return null;
  return abouts.some((about) => about === data.about) ? (data as Message) : null;
}

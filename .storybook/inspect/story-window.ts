/** A window out of sight that shows one story after the other. */
export type StoryWindow = {
  /** What it shows now. */
  body: () => HTMLElement;
  /** Shows a story as it stays: drawn, its play function done. */
  show: (id: string, globals: { locale: string; theme: string }) => Promise<void>;
  /** Makes it as wide as a screen, in pixels. */
  resize: (width: number) => Promise<void>;
};

const HEIGHT = 900;
const PATIENCE_MS = 60_000;
/** What follows the width by script does so within this time. */
const SETTLE_MS = 300;
const QUIET_MS = 400;
const CHECK_MS = 100;
/** Events after which a story stays as it is. */
const DRAWN = new Set(['storyRendered', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']);

type StoryEvent = { type: string; args: unknown[] };

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function eventOf(data: unknown): StoryEvent | undefined {
  try {
    return ((typeof data === 'string' ? JSON.parse(data) : data) as { event?: StoryEvent }).event;
  } catch {
    return undefined;
  }
}

function hiddenFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Story';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockStart: '0',
    visibility: 'hidden',
    height: `${HEIGHT}px`,
  });
  document.body.append(frame);
  return frame;
}

function openWindow(): StoryWindow {
  const frame = hiddenFrame();
  let asked = '';
  let drawnId = '';
  let lastEvent = 0;
  // The page itself does not hear the frame: its own story and its settings stay as they are.
  window.addEventListener(
    'message',
    (message) => {
      if (message.source !== frame.contentWindow) return;
      message.stopImmediatePropagation();
      lastEvent = performance.now();
      const event = eventOf(message.data);
      if (!event || !DRAWN.has(event.type)) return;
      // Of what failed, the message is told and not the story: it is the one that was asked for.
      drawnId = typeof event.args[0] === 'string' ? event.args[0] : asked;
    },
    true,
  );
  const send = (type: string, payload: object) => {
    lastEvent = performance.now();
    const event = { type, args: [payload], from: 'docs' };
    frame.contentWindow!.postMessage({ key: 'storybook-channel', event }, location.origin);
  };
  /** A story may be drawn more than once: it is as it stays when nothing more is told of it. */
  const whenDrawn = async (id: string, locale: string) => {
    const isDrawn = () =>
      drawnId === id &&
      frame.contentDocument?.documentElement.lang === locale &&
      performance.now() - lastEvent > QUIET_MS;
    const end = performance.now() + PATIENCE_MS;
    while (!isDrawn()) {
      if (performance.now() > end) throw new Error(`${id} was not drawn within ${PATIENCE_MS / 1000} s`);
      await after(CHECK_MS);
    }
  };
  return {
    body: () => frame.contentDocument!.body,
    show: async (id, { locale, theme }) => {
      asked = id;
      if (!frame.src) {
        const globals = `locale:${locale};theme:${theme};a11y.manual:!true`;
        frame.src = `iframe.html?id=${id}&viewMode=story&globals=${globals}`;
        await whenDrawn(id, locale);
        return;
      }
      const shown = drawnId;
      send('updateGlobals', { globals: { locale, theme } });
      await whenDrawn(shown, locale);
      drawnId = '';
      if (shown === id) send('forceRemount', { storyId: id });
      else send('setCurrentStory', { storyId: id, viewMode: 'story' });
      await whenDrawn(id, locale);
    },
    resize: async (width) => {
      if (frame.style.width === `${width}px`) return;
      frame.style.width = `${width}px`;
      await after(SETTLE_MS);
    },
  };
}

let shared: StoryWindow | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Runs one reader after the other in the page's hidden window. */
export function inStoryWindow<Read>(read: (opened: StoryWindow) => Promise<Read>): Promise<Read> {
  const readNow = async () => {
    const focused = document.activeElement;
    shared ??= openWindow();
    try {
      return await read(shared);
    } finally {
      // A story that focuses something took the focus from the page.
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    }
  };
  const result = last.then(readNow, readNow);
  last = result;
  return result;
}

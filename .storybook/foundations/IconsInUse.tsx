import { icons } from 'virtual:icons-in-use';

/** Lucide icons as shop and page editor render them. */
export const IconsInUse = () => (
  <div className="grid gap-8">
    <p className="docs-prose text-base">
      Lucide’s, 24 px large with a stroke of 1.5, and 20 px within a line of text; in the colour of the text.
      The heart is the wishlist everywhere. Those of texts and lists, such as <code>bold</code>, are in the
      page editor alone.
    </p>
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4 xl:grid-cols-8">
      {icons.map(([name, Sign]) => (
        <li key={name} className="grid justify-items-center gap-2 text-center text-sm text-muted">
          <Sign aria-hidden className="size-6 text-ink" />
          {name}
        </li>
      ))}
    </ul>
  </div>
);

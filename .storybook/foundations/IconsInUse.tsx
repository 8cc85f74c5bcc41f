import { icons } from 'virtual:icons-in-use';

/** Lucide's icons as the shop draws them: 24 px, a line of 1.5, in the colour of the words around. */
export const IconsInUse = () => (
  <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4 xl:grid-cols-8">
    {icons.map(([name, Sign]) => (
      <li key={name} className="grid justify-items-center gap-2 text-center text-sm text-muted">
        <Sign aria-hidden className="size-6 text-ink" />
        {name}
      </li>
    ))}
  </ul>
);

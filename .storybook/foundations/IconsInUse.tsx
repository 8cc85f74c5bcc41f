import { icons } from 'virtual:icons-in-use';

/** Lucide icons as the shop renders them: 24 px, stroke width 1.5, in the text colour. */
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

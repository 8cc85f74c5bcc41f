/** Shown above zero; 99+ above ninety-nine. The text beside it says what it counts. */
export const CountBadge = ({ count }: { count: number }) =>
  count > 0 ? (
    <span
      aria-hidden
      className="absolute top-0.5 end-0 min-w-4 rounded-full bg-garance-fill px-1 text-center text-[0.6875rem] leading-4 font-semibold text-on-fill tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </span>
  ) : null;

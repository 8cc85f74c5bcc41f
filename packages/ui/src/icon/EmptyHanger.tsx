/** Illustration of an empty hanger. */
export function EmptyHanger({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 120"
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g className="stroke-line" strokeWidth="1.5" strokeDasharray="5 5">
        <path d="M66 38 32 58 17 88l15 8 12-21v41h72V75l12 21 15-8-15-30-34-20" />
        <path d="M66 38c4 11 24 11 28 0" />
      </g>
      <g className="stroke-ink" strokeWidth="2">
        <path d="M80 38V31c0-2 1-3 3-4 4-2 6-5 6-9 0-5-4-9-9-9s-9 4-9 9" />
        <path d="M80 38 38 62c-4 2-3 7 2 7h80c5 0 6-5 2-7L80 38Z" />
      </g>
    </svg>
  );
}

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
        <path d="M46 66 33 96l14 6 6-13v27h54V89l6 13 14-6-13-30" />
        <path d="M66 62c3 8 25 8 28 0" />
      </g>
      <g className="stroke-ink" strokeWidth="2">
        <path d="M80 38V31c0-2 1-3 3-4 4-2 6-5 6-9 0-5-4-9-9-9s-9 4-9 9" />
        <path d="M80 38 38 62c-4 2-3 7 2 7h80c5 0 6-5 2-7L80 38Z" />
      </g>
    </svg>
  );
}

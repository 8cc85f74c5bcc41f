export type LiveRegionProps = {
  /** What has just happened; empty while there is nothing to say. Stays mounted, or it is not heard. */
  message: string;
  /** True for what cannot wait, such as an error that stops the person. */
  assertive?: boolean;
};

export function LiveRegion({ message, assertive = false }: LiveRegionProps) {
  return (
    <div
      data-slot="live-region"
      className="sr-only"
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
    >
      {message}
    </div>
  );
}

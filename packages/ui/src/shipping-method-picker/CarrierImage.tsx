import { useState } from 'react';

/** The carrier's logo at `/carriers/<lower-case name>.svg`; hidden when the operator has none. */
export function CarrierImage({ carrier }: { carrier: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return (
    <img
      src={`/carriers/${encodeURIComponent(carrier.toLowerCase())}.svg`}
      alt=""
      width={32}
      height={20}
      loading="lazy"
      className="h-5 w-8 shrink-0"
      onError={() => setMissing(true)}
    />
  );
}

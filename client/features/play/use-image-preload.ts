import { useEffect, useRef } from 'react';

/** Loads and decodes a picture before it is shown. */
export function useImagePreload(address: string | null): void {
  const kept = useRef<HTMLImageElement | null>(null);
  useEffect(() => {
    if (address === null) return;
    const image = new Image();
    image.src = address;
    kept.current = image;
    // A picture that fails here fails again where it is shown, which says so.
    image.decode?.().catch(() => undefined);
  }, [address]);
}

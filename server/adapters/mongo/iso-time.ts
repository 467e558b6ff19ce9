/** How the specification stores a moment: as ISO text, which sorts as time does. */
export const isoTime = (at: number): string => new Date(at).toISOString();

/** What a row says, where there is one. */
export const found = <T>(
  row: Record<string, unknown> | undefined,
  read: (row: Record<string, unknown>) => T,
): T | undefined => row && read(row);

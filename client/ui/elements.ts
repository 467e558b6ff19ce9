import type { ReactElement } from 'react';

/** Children that are elements, never bare text: they may stand beside others in a page that is translated (scripts/lint/bare-text.ts). */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];

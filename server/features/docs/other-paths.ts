/** Where the documents are to be had, beside the page at `/api/docs`. */
export const OTHER_PATHS = [
  '/api/docs/events',
  '/api/docs/style.css',
  '/api/docs/openapi.json',
  '/api/docs/asyncapi.json',
] as const;

export type OtherPath = (typeof OTHER_PATHS)[number];

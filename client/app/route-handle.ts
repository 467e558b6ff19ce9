/** What a route says about the page around it. */
export interface RouteHandle {
  /** The low header, for screens that need their height. */
  compact?: boolean;
}

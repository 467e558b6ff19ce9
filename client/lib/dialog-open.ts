/** Whether a dialog is on the screen: keys that a page listens for everywhere mean nothing then. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

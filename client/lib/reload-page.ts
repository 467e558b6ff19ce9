let isReloading = false;

/** In a file of its own, as no test environment can reload. */
export function reloadPage(): void {
  isReloading = true;
  window.location.reload();
}

/** Whether the page itself goes on to load anew, which nobody has to be asked about. */
export const isPageReloading = (): boolean => isReloading;

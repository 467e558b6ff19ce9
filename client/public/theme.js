// Blocks painting for a moment, so that no page ever flashes in the wrong theme.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('sawaal:theme');
  } catch {}
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();

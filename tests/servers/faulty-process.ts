/**
 * An entry point of tests: a real server or worker (`ENTRY_POINT`) in which SIGUSR2 makes a fault that nobody catches, thrown or
 * rejected (`FAULT`).
 */
const { ENTRY_POINT = '', FAULT } = process.env;

process.on('SIGUSR2', () => {
  const fault = new Error('nobody catches this');
  if (FAULT === 'thrown') throw fault;
  void Promise.reject(fault);
});

await import(new URL(`../../${ENTRY_POINT}`, import.meta.url).href);

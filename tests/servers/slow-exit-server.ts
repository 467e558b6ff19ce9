/** The real server, which takes its time to end: whatever is still under way then goes on, and is heard of. */
const EXIT_TAKES_MS = 500;

const exit = process.exit.bind(process);
process.exit = ((code) => void setTimeout(exit, EXIT_TAKES_MS, code)) as typeof process.exit;

await import('../../server/main.mjs');

/** What HTTP calls its statuses. Not by an import: that reads every export of the module, and with them all of Node's fetch. */
export const { STATUS_CODES } = process.getBuiltinModule('node:http');

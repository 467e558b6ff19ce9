/** Errors that are made from here on note no calls, until `stacksAgain`: those that React makes as it begins are its signs, never read by anybody. */
const usual = Error.stackTraceLimit;
Error.stackTraceLimit = 0;

export function stacksAgain(): void {
  Error.stackTraceLimit = usual;
}

import type { BrowserContext } from 'playwright-core';

/**
 * What a browser says of a connection or of servers (502, by their proxy) that a journey itself has cut off, of refusals that the
 * page puts in words, and of headers that mean nothing over plain http.
 */
const expected =
  /net::ERR_|Failed to fetch dynamically imported module|Cross-Origin-Opener-Policy header has been ignored|origin-keyed agent cluster|Service Worker registration blocked by Playwright|WebSocket connection to|the server responded with a status of (400|401|403|409|422|429|502)/;

/** Collects what pages of a context complain about: errors, warnings, breaches of the content security policy. */
export function collectComplaints(context: BrowserContext): readonly string[] {
  const complaints: string[] = [];
  context.on('weberror', (fault) => complaints.push(String(fault.error())));
  context.on('console', (message) => {
    // An address that leads nowhere, opened as a page; what a page itself asks for must be there.
    const isNowhere = message.text().includes('404') && message.location().url === message.page()?.url();
    if (isNowhere) return;
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !expected.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

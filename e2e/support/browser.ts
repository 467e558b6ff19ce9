import { type Browser, type BrowserContext, chromium } from 'playwright-core';

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/**
 * What a browser says of a connection or of servers (502, by their proxy) that a journey itself has cut off, and of refusals
 * that the page puts in words.
 */
const expected =
  /net::ERR_|WebSocket connection to|the server responded with a status of (400|401|403|409|422|429|502)/;

/** Collects what pages of a context complain about: errors, warnings, breaches of the content security policy. */
export function collectComplaints(context: BrowserContext): readonly string[] {
  const complaints: string[] = [];
  context.on('weberror', (fault) => complaints.push(String(fault.error())));
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !expected.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

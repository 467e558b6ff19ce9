import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unsupported } from './unsupported.ts';

/** Reviewed: each is asked for before it is used, and does without. */
const ASKED_FOR_FIRST = [
  'ClipboardItem',
  'Error.stackTraceLimit',
  'cancelIdleCallback',
  'createPolicy',
  'createScriptURL',
  'hidePopover',
  'navigation',
  'navigator.connection',
  'navigator.share',
  'requestIdleCallback',
  'setImmediate',
  'showPopover',
  'skipTransition',
  'startViewTransition',
];
/** socket.io-client's third transport, which is never asked for. */
const NOT_USED = ['WebTransport', 'createBidirectionalStream'];
/** Methods of our own and of libraries that have the name of a browser's. */
const OF_OTHERS = [
  'clamp',
  'createContext',
  'destroy',
  'dispatch',
  'draw',
  'fetch',
  'handle',
  'range',
  'reconnect',
  'space',
  'token',
  'use',
];
const allowed = new Set([...ASKED_FOR_FIRST, ...NOT_USED, ...OF_OTHERS]);

const INLINE = /<script(?![^>]*(?:\bsrc=|application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** What of a text with scripts in it, or of a script, the oldest supported browser lacks. */
export function lacking(text: string, isPage: boolean): readonly string[] {
  const scripts = isPage ? [...text.matchAll(INLINE)].map(([, script = '']) => script) : [text];
  return scripts.flatMap((script) => [...unsupported(script)]).filter((name) => !allowed.has(name));
}

/** Fails where a script of the built client uses what the oldest supported browser lacks, libraries and service worker included. */
export function checkFunctions(dist: string): void {
  const found = globSync(['**/*.js', '**/*.html'], { cwd: dist }).flatMap((file) =>
    lacking(readFileSync(join(dist, file), 'utf8'), file.endsWith('.html')).map((name) => `${file}: ${name}`),
  );
  if (found.length > 0) throw new Error(`The oldest supported browsers lack:\n${found.join('\n')}`);
}

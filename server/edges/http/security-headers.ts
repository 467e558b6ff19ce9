import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What may stand inline is named by its hash. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The scripts that stand in a page and are executed: those without a type. */
export const inlineScripts = (page: string): readonly string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);

/** Everything from this origin, nothing inline but what the site itself has written; React's `style` is not affected. */
const directivesOf = (scripts: readonly string[], styles: readonly string[]) => ({
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  // No text becomes script by any way of the DOM. The one name is for a service worker's address.
  requireTrustedTypesFor: ["'script'"],
  scriptSrc: ["'self'", ...scripts.map(hashOf)],
  styleSrc: ["'self'", ...styles.map(hashOf)],
  trustedTypes: ['service-worker'],
  workerSrc: ["'self'"],
});

const inKebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The content security policy of a page with these inline. */
export function contentSecurityPolicy(scripts: readonly string[], styles: readonly string[]): string {
  return Object.entries(directivesOf(scripts, styles))
    .map(([name, values]) => `${inKebabCase(name)} ${values.join(' ')}`)
    .join(';');
}

export async function registerSecurityHeaders(
  app: FastifyInstance,
  isHttps: boolean,
  scripts: readonly string[],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directivesOf(scripts, []) },
    strictTransportSecurity: isHttps,
  });
}

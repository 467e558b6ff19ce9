import { spawnSync } from 'node:child_process';
import { z } from 'zod';

/**
 * `npm run audit:packages`: fails at a known vulnerability, high or critical, of a package that is shipped. Where the registry answers no
 * audits it says so and stops nobody.
 */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), fixAvailable: z.unknown() }),
  ),
});

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

const report = reportSchema.safeParse(parsed(stdout));
if (!report.success) {
  console.log('the registry answers no audits: nothing is known of vulnerabilities');
} else {
  const found = Object.entries(report.data.vulnerabilities);
  for (const [name, { severity, range, fixAvailable }] of found) {
    console.error(`${severity}: ${name} ${range}${fixAvailable ? ', mended in a newer one' : ''}`);
  }
  console.log(`${found.length} packages with known vulnerabilities`);
  if (found.some(([, { severity }]) => severity === 'high' || severity === 'critical')) process.exitCode = 1;
}

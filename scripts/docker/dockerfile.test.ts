import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dockerfileFaults } from './dockerfile.ts';

const project = join(import.meta.dirname, '../..');
const text = readFileSync(join(project, 'Dockerfile'), 'utf8');

describe('the Dockerfile', () => {
  it('has no fault', () => {
    expect(dockerfileFaults(text, project)).toEqual([]);
  });

  it.each([
    ['another Node', /node:\d+/g, 'node:20', 'is not Node'],
    ['a file that is not there', 'COPY content', 'COPY contents', 'it is not there'],
    ['what .dockerignore keeps out', 'COPY content', 'COPY tests', '.dockerignore keeps it out'],
    ['a stage that is not there', '--from=client', '--from=site', 'no stage before has that name'],
    ['root', 'USER 1000:1000', 'USER root', 'not numbers, or root'],
    ['a shell around the server', 'CMD ["node", "--', 'CMD node "--', 'CMD is not in exec form'],
  ])('is refused with %s', (_what, right, wrong, fault) => {
    expect(dockerfileFaults(text.replaceAll(right, wrong), project).join('\n')).toContain(fault);
  });
});

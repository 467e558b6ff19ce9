import { describe, expect, it } from 'vitest';
import { parseDockerfile } from './dockerfile.ts';

describe('a Dockerfile', () => {
  it('is read as stages of steps', () => {
    const [first, last] = parseDockerfile(`
      # A comment.
      FROM node:26.10.0-slim AS build
      WORKDIR /app
      COPY package.json .npmrc ./
      RUN npm ci \\
        && rm -r cache

      FROM node:26.10.0-slim
      ENV NODE_ENV=production \\
          DATA_DIR=/data
      COPY --from=build --chown=1000:1000 /app/data /data
      USER 1000:1000
      HEALTHCHECK --interval=5s CMD ["node", "-e", "a 'b'"]
      CMD ["node", "main.ts"]
    `);
    expect(first).toMatchObject({ from: 'node:26.10.0-slim', name: 'build', user: undefined });
    expect(first?.steps).toEqual([
      { kind: 'workdir', path: '/app' },
      { kind: 'copy', from: undefined, owner: undefined, sources: ['package.json', '.npmrc'], target: './' },
      { kind: 'run', command: expect.stringMatching(/^npm ci \\\n\s+&& rm -r cache$/) },
    ]);
    expect(last).toMatchObject({
      name: undefined,
      steps: [
        { kind: 'env', variables: { NODE_ENV: 'production', DATA_DIR: '/data' } },
        {
          kind: 'copy',
          from: 'build',
          owner: { uid: 1000, gid: 1000 },
          sources: ['/app/data'],
          target: '/data',
        },
      ],
      user: { uid: 1000, gid: 1000 },
      healthCheck: ['node', '-e', "a 'b'"],
      command: ['node', 'main.ts'],
    });
  });

  it.each([
    ['an instruction that is not rehearsed', 'ADD a b', 'ADD is not rehearsed'],
    ['a flag that is not rehearsed', 'COPY --link a b', 'COPY --link is not rehearsed'],
    ['a pattern', 'COPY *.json ./', 'COPY of patterns is not rehearsed'],
    ['a user by name', 'USER node', 'node is not uid:gid'],
    ['a command that starts a shell', 'CMD node main.ts', 'node main.ts is not in exec form'],
  ])('is refused with %s', (_what, line, message) => {
    expect(() => parseDockerfile(`FROM node:26.10.0-slim\n${line}\n`)).toThrow(message);
  });
});

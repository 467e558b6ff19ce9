import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { checkComposeFile, exampleVariables, readComposeFile, variablesIn } from './compose-file.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const text = read('docker-compose.yml');
const file = readComposeFile(text, exampleVariables);
const { proxy, server, worker, prometheus, grafana, ...databases } = file.services ?? {};
const services = Object.entries(file.services ?? {});

/** As a process gets them: text. */
const settingsOf = (service: typeof server) =>
  Object.fromEntries(
    Object.entries(service?.environment ?? {}).map(([name, value]) => [name, `${value ?? ''}`]),
  );

describe('docker-compose.yml', () => {
  it('is what the Compose specification knows', () => {
    expect(checkComposeFile(file)).toEqual([]);
  });

  it.each([
    ['a key that does not exist', 'read_only: true', 'readonly: true', /additional properties/],
    ['a network that is not declared', 'networks: [edge, inside]', 'networks: [egde]', /server names egde/],
    ['a volume that is not declared', 'queues:/data', 'ques:/data', /redis names ques/],
    ['a service that is not there', 'mongo: { condition', 'mango: { condition', /names mango/],
  ])('is refused with %s', (_what, right, wrong, problem) => {
    const broken = readComposeFile(text.replaceAll(right, wrong), exampleVariables);
    expect(checkComposeFile(broken).join('\n')).toMatch(problem);
  });

  it.each(Object.keys(exampleVariables))('does not start without %s', (name) => {
    expect(() => readComposeFile(text, { ...exampleVariables, [name]: '' })).toThrow(
      `${name}: set it in .env`,
    );
  });

  it('reads what .env.example names, and nothing else', () => {
    const named = Array.from(read('.env.example').matchAll(/^#?([A-Z_]+)=/gm), ([, name]) => name);
    expect(named.sort()).toEqual([...variablesIn(text)].sort());
  });

  it('has no secret beside it: .env.example sets nothing', () => {
    expect(read('.env.example')).not.toMatch(/^[A-Z_]+=\S/m);
  });

  it('publishes the proxy alone; Grafana is for this machine', () => {
    const published = services.filter(([, { ports, network_mode }]) => ports || network_mode);
    expect(published.map(([name]) => name)).toEqual(['proxy', 'grafana']);
    expect(grafana?.ports).toEqual(['127.0.0.1:3001:3000']);
  });

  it('starts no monitoring but with the profile `observability`', () => {
    const withProfile = services.filter(([, { profiles }]) => profiles);
    expect(withProfile.map(([name, { profiles }]) => [name, profiles])).toEqual([
      ['prometheus', ['observability']],
      ['grafana', ['observability']],
    ]);
    // It has no way to the databases, and nobody logs in to it.
    expect(grafana?.networks).toEqual(['watch']);
    expect(prometheus?.networks).toEqual(['inside', 'watch']);
  });

  it('keeps the databases on a network without a way in or out', () => {
    expect(Object.values(databases).map(({ networks }) => networks)).toEqual([['inside'], ['inside']]);
    expect(file.networks?.inside).toMatchObject({ internal: true });
  });

  it.each(services)('gives %s no more than it needs, and starts it again', (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
    });
    expect(service.cap_add ?? []).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : []);
    expect(service.privileged).toBeUndefined();
  });

  it.each([
    ['server', server],
    ['worker', worker],
  ])('configures a %s as a cluster', (_name, service) => {
    const { MONGODB_URL, REDIS_URL, METRICS_PORT } = readConfig(settingsOf(service));
    expect(MONGODB_URL).toContain('@mongo:27017/sawaal?replicaSet=sawaal');
    expect(REDIS_URL).toContain('@redis:6379');
    expect(METRICS_PORT).toBe(9464);
  });

  it("believes the proxy's word about the client's address, and nobody else's", () => {
    const networks = proxy?.networks as Record<string, { ipv4_address?: string }>;
    expect(readConfig(settingsOf(server)).TRUST_PROXY).toEqual([networks.edge?.ipv4_address]);
  });
});

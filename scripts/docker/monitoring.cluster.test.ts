import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseMetrics, type SeenMetrics } from '../../tests/clients/metrics-page.ts';
import { playThrough } from '../../tests/clients/play-through.ts';
import { startTestServer, type TestServer } from '../../tests/servers/test-server.ts';
import { exampleVariables, readComposeFile } from './compose-file.ts';
import { alertsSchema, dashboardSchema, metricsIn } from './monitoring.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const rules = alertsSchema
  .parse(parse(read('docker/prometheus/alerts.yml')))
  .groups.flatMap((group) => group.rules);
const dashboard = dashboardSchema.parse(JSON.parse(read('docker/grafana/dashboards/sawaal.json')));
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ refId, expr }) => [`${title} ${refId}`, expr] as const),
  ),
];

/** Prometheus' own. */
const own = new Map([
  ['up', []],
  ['ALERTS', [['alertstate', 'firing']]],
]);

let server: TestServer;
let seen: SeenMetrics;
let declared: Set<string>;
beforeAll(async () => {
  server = await startTestServer({ METRICS_PORT: '0' });
  await playThrough(server, await server.connect());
  const { text } = await server.container.metrics.page();
  seen = parseMetrics(text);
  declared = new Set(Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name = '']) => name));
});
afterAll(() => server.stop());

describe('rules and dashboard', () => {
  it.each(expressions)('%s reads what a server of a cluster really serves', (_title, expression) => {
    const { names, matchers } = metricsIn(expression);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names.filter((each) => !own.has(each))) {
      expect(declared).toContain(name.replace(/_(bucket|count|sum)$/, ''));
    }
    for (const { label, operator, value } of matchers) {
      const samples = seen.samples.filter(({ name }) => names.includes(name));
      const values = [
        ...samples.map(({ labels }) => labels[label]),
        ...names.flatMap((name) => own.get(name) ?? []).map(([, known]) => known),
      ];
      const wanted = operator.includes('~') ? value.split('|') : [value];
      for (const each of wanted) expect(values).toContain(each);
    }
  });

  it('show every metric of the site', () => {
    const read = new Set(expressions.flatMap(([, expression]) => metricsIn(expression).names));
    const ours = [...declared].filter((name) => name.startsWith('sawaal_'));
    expect(ours.filter((name) => !read.has(name) && !read.has(`${name}_bucket`))).toEqual([]);
  });

  it.each(['sum(sawaal_sockets', 'rate(sawaal_sockets[5x])', 'max(by queue) sawaal_queue_depth'])(
    '%s would be refused',
    (wrong) => {
      expect(() => metricsIn(wrong)).toThrow('no PromQL');
    },
  );

  it('lays no panel over another', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  });

  it('are told of in docs/operations.md, alert by alert', () => {
    const told = Array.from(read('docs/operations.md').matchAll(/^\| `([A-Z]\w+)` \|/gm), ([, name]) => name);
    expect(rules.map(({ alert }) => alert)).toEqual(
      expect.arrayContaining(told.filter((n) => !n?.includes('_'))),
    );
    for (const { alert } of rules) expect(told).toContain(alert);
  });
});

describe('the profile `observability`', () => {
  const compose = readComposeFile(read('docker-compose.yml'), exampleVariables);
  const { prometheus, grafana, server: site } = compose.services ?? {};
  const scrape = parse(read('docker/prometheus/prometheus.yml'));
  const datasource = parse(read('docker/grafana/provisioning/datasources/prometheus.yml')).datasources[0];

  it('scrapes every server and worker, on the port where they serve it', () => {
    const port = Number((site?.environment as Record<string, unknown> | undefined)?.METRICS_PORT);
    const targets = scrape.scrape_configs.flatMap(
      ({ dns_sd_configs }: { dns_sd_configs: { names: string[]; port: number }[] }) =>
        dns_sd_configs.map((each) => [...each.names, each.port]),
    );
    expect(targets).toEqual([
      ['server', port],
      ['worker', port],
    ]);
  });

  it('gives Prometheus its rules and Grafana its source and dashboard where they look for them', () => {
    const mounts = (service: typeof grafana) =>
      (service?.volumes ?? []).map((volume) => `${volume}`.split(':') as [string, string, string?]);
    const rulesFile = mounts(prometheus).find(([from]) => from === './docker/prometheus/alerts.yml');
    expect(scrape.rule_files).toEqual([rulesFile?.[1]]);
    const provider = parse(read('docker/grafana/provisioning/dashboards/sawaal.yml')).providers[0];
    const folder = mounts(grafana).find(([from]) => from === './docker/grafana/dashboards');
    expect(provider.options.path).toBe(folder?.[1]);
    expect(datasource.url).toBe('http://prometheus:9090');
    const uids = dashboard.panels.flatMap(({ datasource: used }) => used?.uid ?? []);
    expect(new Set(uids)).toEqual(new Set([datasource.uid]));
  });
});

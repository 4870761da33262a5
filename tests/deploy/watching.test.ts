import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { gaugePayments } from '../../backend/payments/gauge-payments.ts';
import { silentLogger } from '../../backend/platform/log/logger.ts';
import { gaugeConnections, gaugeWork } from '../../backend/platform/metrics/database-gauges.ts';
import { createMetrics } from '../../backend/platform/metrics/metrics.ts';
import { measureProcess } from '../../server/metrics/serve-metrics.ts';
import { isPromQl, metricsIn } from './queries.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');

type Alert = { alert: string; expr: string; annotations: { summary: string }; labels: { severity: string } };
const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);

type Panel = { title: string; targets: { expr: string }[] };
const { panels } = JSON.parse(read('deploy/grafana/shop.json')) as { panels: Panel[] };

/**
 * Names of all metrics that queries may use: metrics that a shop process with the role `all` exports, and
 * metrics that Prometheus adds.
 */
function known(): Set<string> {
  const metrics = createMetrics();
  const unread = () => Promise.reject(new Error('not read'));
  gaugeConnections(metrics, { connections: () => ({ busy: 0, idle: 0, waiting: 0 }) });
  const parts = { db: { execute: unread } as never, metrics, logger: silentLogger };
  gaugeWork({ ...parts, clock: () => new Date() });
  gaugePayments(parts);
  measureProcess(metrics.registry);
  const names = metrics.registry.getMetricsAsArray().flatMap(({ name, type }) => {
    const isHistogram = String(type) === 'histogram';
    return isHistogram ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name];
  });
  return new Set([...names, 'up']);
}

const queries = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

it.each(queries)('the alert or panel %s queries only existing metrics, in valid PromQL', (_, query) => {
  expect(isPromQl(query), query).toBe(true);
  const names = metricsIn(query);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !known().has(name))).toEqual([]);
});

describe('the check of queries', () => {
  it('the check of metric queries rejects invalid PromQL and finds the names of metrics in a query', () => {
    expect(isPromQl('sum(rate(a[5m])')).toBe(false);
    expect(metricsIn('sum by (x) (rate(a{y="b"}[5m])) / max(c)')).toEqual(['a', 'c']);
  });
});

it('the operating guide explains every alert, and only alerts that exist', () => {
  const section = read('docs/operating.md').split('## Alerts')[1] ?? '';
  const explained = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(explained).toEqual(alerts.map(({ alert }) => alert));
});

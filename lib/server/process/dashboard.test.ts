import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { addInstallationGauges } from './installation-gauges.ts';
import { createMetrics } from './metrics.ts';

interface Dashboard {
  readonly panels: readonly { readonly id: number; readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}
interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string; readonly annotations: Record<string, string> }[];
  }[];
}

const dashboard = JSON.parse(readFileSync('docs/deploy/grafana-dashboard.json', 'utf8')) as Dashboard;
const rules = (parse(readFileSync('docs/deploy/prometheus-alerts.yml', 'utf8')) as Rules).groups.flatMap((group) => group.rules);
const expressions = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
];

/** The metrics and label names of a PromQL expression; throws on a syntax error. */
function readExpression(expr: string) {
  // Grafana replaces its variables before Prometheus parses an expression.
  const filled = expr.replaceAll('$__rate_interval', '1m').replaceAll('$job', 'madar');
  const metrics = new Set<string>();
  parser.parse(filled).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`No PromQL at ${node.from}: ${filled}`);
      if (node.name === 'VectorSelector') metrics.add(/^\w+/.exec(filled.slice(node.from, node.to))?.[0] as string);
    },
  });
  return [...metrics];
}

async function publishedMetrics(): Promise<ReadonlySet<string>> {
  const { registry } = createMetrics({ bytes: 0, count: 0, version: '1' }, { lagMs: 0, active: 0 });
  addInstallationGauges(registry, async () => ({}));
  const names = (await Registry.merge([registry]).getMetricsAsJSON()).flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
  );
  // Prometheus itself records whether it could reach a process.
  return new Set([...names, 'up']);
}

describe('the dashboard and the alerts of docs/deploy', () => {
  test.each(expressions)('%s uses only metrics that a server publishes', async (_, expr) => {
    const publishedNames = await publishedMetrics();
    const names = readExpression(expr);
    expect(names).not.toEqual([]);
    for (const name of names) expect(publishedNames).toContain(name);
  });

  test('panels have unique ids, and every alert states what to do', () => {
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    for (const { alert, annotations } of rules)
      expect(annotations, alert).toMatchObject({ summary: expect.any(String), action: expect.any(String) });
  });

  test('an invalid expression is rejected', () => {
    expect(() => readExpression('sum(rate(madar_research[5m])')).toThrow('No PromQL');
  });
});

import { parser } from '@prometheus-io/lezer-promql';
import { z } from 'zod';

const texts = z.record(z.string(), z.string());

/** A file of alert rules, as Prometheus reads it: a field that it doesn't know is a fault. */
export const alertsSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: texts.refine(({ summary, description }) => summary && description),
        }),
      ),
    }),
  ),
});

/** What is read of a dashboard. */
export const dashboardSchema = z.object({
  uid: z.string(),
  panels: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
      datasource: z.object({ uid: z.string() }).optional(),
      targets: z.array(z.object({ refId: z.string(), expr: z.string() })).default([]),
    }),
  ),
});

export interface UsedMetrics {
  readonly names: readonly string[];
  /** What its selectors ask of labels. */
  readonly matchers: readonly { readonly label: string; readonly operator: string; readonly value: string }[];
}

/** The metrics that a PromQL expression reads. Throws where Prometheus could not parse it. */
export function metricsIn(expression: string): UsedMetrics {
  const names: string[] = [];
  const matchers: { label: string; operator: string; value: string }[] = [];
  const textOf = (node: { from: number; to: number }) => expression.slice(node.from, node.to);
  parser.parse(expression).iterate({
    enter({ type, node }) {
      if (type.isError) throw new Error(`no PromQL at ${node.from}: ${expression}`);
      if (type.name === 'VectorSelector') {
        const name = node.getChild('Identifier');
        if (name) names.push(textOf(name));
      }
      if (type.name === 'UnquotedLabelMatcher') {
        const parts = ['LabelName', 'MatchOp', 'StringLiteral'].map((part) => node.getChild(part));
        const [label = '', operator = '', value = ''] = parts.map((part) => (part ? textOf(part) : ''));
        matchers.push({ label, operator, value: value.slice(1, -1) });
      }
    },
  });
  return { names, matchers };
}

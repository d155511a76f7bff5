/** The committed dashboard and alert rules name only what a server exports, and each alert has an entry in the guide for operators. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/lib/root.ts';
import { createApiClient, signIn, submitQuote } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { type Series, seriesIn, valueIn } from '../support/metrics.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const TOKEN = 'a-token-for-the-monitor-0123456789';
const read = (file: string) => readFile(inRoot(file), 'utf8');

type Rule = { alert: string; expr: string; annotations: { summary: string } };
const rules: Rule[] = (
  parse(await read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
type Panel = { title: string; targets?: { expr: string; legendFormat: string }[] };
const { panels } = JSON.parse(await read('deploy/grafana/coverbridge.json')) as { panels: Panel[] };

/** Every expression, with the words that name its labels. */
const expressions = [
  ...rules.map(({ alert, expr, annotations }) => ({ where: alert, expr, words: annotations.summary })),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr, legendFormat }) => ({ where: title, expr, words: legendFormat })),
  ),
];
/** Prometheus adds these to every series it reads. */
const ADDED = ['job', 'instance', '__name__'];

let server: TestServer;
let exported: Series[];

beforeAll(async () => {
  server = await startTestServer({ variables: { METRICS_TOKEN: TOKEN } });
  const visitor = createApiClient(server.url);
  await submitQuote(visitor);
  await signIn(server.url, 'demo_admin');
  await visitor.rest('GET', '/api/user');
  // What only happens when something goes wrong.
  server.services.metrics?.refused('login');
  server.services.metrics?.notCollected('jobs');
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = () => fetch(`${server.url}/metrics`, { headers }).then((answer) => answer.text());
  const sent = { queue: 'mail.send', outcome: 'ok' };
  exported = seriesIn(
    await eventually('an email was sent', async () => {
      const now = await text();
      return valueIn(now, 'coverbridge_jobs_total', sent) ? now : null;
    }),
  );
});
afterAll(() => server.stop());

const METRIC = /\b(?:coverbridge|process|nodejs)_\w+/g;

function seriesOf(name: string): Series[] {
  return exported.filter((series) => series.name === name);
}

test.each(expressions)('$where: every metric and label is exported', ({ expr, words }) => {
  const names = expr.match(METRIC) ?? [];
  for (const name of names) expect(seriesOf(name), name).not.toEqual([]);
  const labels = new Set([...ADDED, ...names.flatMap(seriesOf).flatMap((series) => Object.keys(series.labels))]);
  const grouped = [...expr.matchAll(/\b(?:by|without) \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  const shown = [...words.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, name = '']) => name);
  const matched = [...expr.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, name = '']) => name);
  for (const label of [...grouped, ...shown, ...matched]) expect([...labels], label).toContain(label);
});

test.each(expressions)('$where: the values it asks for exist', ({ expr }) => {
  for (const [, name = '', matchers = ''] of expr.matchAll(/\b(coverbridge_\w+)\{([^}]*)\}/g))
    for (const [, label = '', value] of matchers.matchAll(/(\w+)="([^"]*)"/g))
      expect(
        seriesOf(name).map(({ labels }) => labels[label]),
        `${name}{${label}}`,
      ).toContain(value);
});

test('every alert has an entry in the guide for operators, and every entry an alert', async () => {
  const [, section = ''] = (await read('docs/operations.md')).split('\n### Alerts\n');
  const [table = ''] = section.split('\n#');
  const entries = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(entries).toEqual(rules.map(({ alert }) => alert));
});

/** The metrics as chart rows and as sentences. */

import type { ChartRow } from '#client/ui/charts/chart-types.ts';
import type { Charts, FunnelStep } from '#shared/cases/charts.ts';
import { closeReasonLabels } from '#shared/cases/labels.ts';
import type { CloseReason } from '#shared/cases/vocabulary.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import { axisWords } from '#shared/platform/time/words.ts';
import type { CaseSource } from '#shared/queue/filters.ts';
import { sourceLabels } from '#shared/queue/labels.ts';

export const stepLabels: Readonly<Record<FunnelStep, string>> = {
  submitted: 'Received',
  taken_on: 'Taken on by a broker',
  quoted: 'Options sent',
  accepted: 'Option accepted',
  bound: 'Bound',
};

const plain = (value: number) => formatNumber(value);
const row = (label: string, count: number): ChartRow => ({ label, values: { count } });

/** `website/red-deer` is the quote page, reached from the page about Red Deer. */
function sourceLabel(source: string): string {
  if (source === 'other') return 'All other sources';
  const [base = '', place] = source.split('/');
  const label = sourceLabels[base.split(' ')[0] as CaseSource] ?? base;
  const words = place?.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
  return words ? `${label}, ${words}` : label;
}

function reasonLabel(reason: string): string {
  if (reason === 'withdrawn') return 'Withdrawn by the client';
  if (reason === 'duplicate') return 'Merged with another request';
  return closeReasonLabels[reason as CloseReason] ?? reason;
}

export const funnelRows = ({ funnel }: Charts) => funnel.map(({ step, count }) => row(stepLabels[step], count));
export const lineRows = ({ lines }: Charts) => lines.map(({ line, count }) => row(lineLabels[line], count));
export const sourceRows = ({ sources }: Charts) => sources.map(({ name, count }) => row(sourceLabel(name), count));
export const closedRows = ({ closed }: Charts) => closed.map(({ name, count }) => row(reasonLabel(name), count));

export const medianRows = ({ replies }: Charts): ChartRow[] =>
  replies.map((reply) => ({ label: axisWords(reply.week, 'week'), values: { median: reply.medianMinutes } }));
export const inTimeRows = ({ replies }: Charts): ChartRow[] =>
  replies.map((reply) => ({
    label: axisWords(reply.week, 'week'),
    values: { share: Math.round((100 * reply.inTime) / reply.count) },
  }));

export function funnelSummary({ funnel }: Charts): string {
  const of = (step: FunnelStep) => funnel.find((entry) => entry.step === step)?.count ?? 0;
  const requests = of('submitted');
  return `Requests received: ${plain(requests)}. Taken on by a broker: ${plain(of('taken_on'))}, options sent: ${plain(of('quoted'))}, bound: ${plain(of('bound'))}. Each stage is counted on the day it was reached, so earlier requests may be included.`;
}

/** The top of a ranking in a sentence. */
export function topSummary(rows: readonly ChartRow[], what: string): string {
  const all = rows.reduce((sum, { values }) => sum + (values.count ?? 0), 0);
  const [first] = rows;
  if (!first || all === 0) return `No ${what}.`;
  return `Most: ${first.label}, ${plain(first.values.count ?? 0)} of ${plain(all)}.`;
}

export function repliesSummary({ replies }: Charts): string {
  const all = replies.reduce((sum, { count }) => sum + count, 0);
  const inTime = replies.reduce((sum, reply) => sum + reply.inTime, 0);
  return all === 0
    ? 'No first replies.'
    : `${plain(inTime)} of ${plain(all)} first replies were sent within 4 business hours.`;
}

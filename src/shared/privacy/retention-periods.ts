/** What is kept and for how long, in the words of the privacy policy: written once, shown again on the deletion request page. */
import { privacyPolicy } from '#shared/content/legal/registry.ts';

export type Retention = { what: string; period: string };

/** `- **Your account:** until you ask us to close it.` */
const LINE = /^- \*\*(.+?):\*\* (.+)$/gm;

export function retentionPeriods(): Retention[] {
  const body = privacyPolicy.sections.find(({ id }) => id === 'how-long')?.body ?? '';
  return [...body.matchAll(LINE)].map(([, what = '', period = '']) => ({ what, period }));
}

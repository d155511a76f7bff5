import { pathToFileURL } from 'node:url';
import { outputOf } from '../lib/processes.ts';
import { inRoot } from '../lib/root.ts';
import type { SitePage } from './built-site.ts';
import { type Finding, type Outcome, snippet } from './finding.ts';
import { ignoredErrors, ignoredWarnings } from './html-warnings.ts';

const PATIENCE_MS = 300_000;

/** A message of the checker, as in its JSON. */
export interface CheckerMessage {
  type: 'error' | 'info' | 'non-document-error';
  subType?: string;
  url?: string;
  message: string;
  extract?: string;
  hiliteStart?: number;
  hiliteLength?: number;
}

/** Runs the W3C checker on all files in one call: starting Java takes longer than checking a page. */
export async function checkHtml(documents: readonly SitePage[], java: string): Promise<Outcome> {
  const jar = inRoot('node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
  const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
  const files = documents.map(({ file }) => file);
  const output = await outputOf([java, '-jar', jar, ...options, ...files], PATIENCE_MS);
  const { messages } = JSON.parse(output) as { messages: CheckerMessage[] };
  const names = new Map(documents.map(({ name, file }) => [pathToFileURL(file).href, name]));
  const { findings, ignored } = judged(messages, (url) => names.get(fileUrl(url)) ?? url);
  return {
    looked: `${documents.length} files: every page, twins and later versions too, the not-found page, filled result pages, the portals' shells.`,
    findings,
    notes: ignored,
  };
}

/** The checker writes `file:/folder`, Node `file:///folder`. */
function fileUrl(url: string): string {
  return url.replace(/^file:\/+/, 'file:///');
}

/** Errors and warnings without a documented reason are findings. */
export function judged(
  messages: readonly CheckerMessage[],
  nameOf: (url: string) => string,
): { findings: Finding[]; ignored: string[] } {
  const findings: Finding[] = [];
  const counts = new Map<string, number>();
  for (const { type, message, url = '', extract = '', hiliteStart = 0, hiliteLength } of messages) {
    const explained = type === 'info' ? ignoredWarnings : ignoredErrors;
    const reason = explained.find((each) => each.message.test(message))?.reason;
    if (reason) {
      const note = `Ignored: "${message}" ${reason}`;
      counts.set(note, (counts.get(note) ?? 0) + 1);
      continue;
    }
    const marked = hiliteLength ? extract.slice(hiliteStart, hiliteStart + hiliteLength) : extract;
    const rule = type === 'info' ? `warning that nobody has explained: ${message}` : message;
    findings.push({ page: nameOf(url), rule, element: snippet(marked) });
  }
  return { findings, ignored: [...counts].map(([note, count]) => `${note} (${count} times)`) };
}

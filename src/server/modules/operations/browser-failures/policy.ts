/**
 * What may be kept of a browser error: enough to find the line of code, nothing about the person. Browser messages quote values,
 * URLs carry tokens, and our own responses name people.
 */
import { redact } from '#server/platform/personal-data/redaction.ts';
import type { ReportBrowserFailureInput } from '#shared/operations/browser-failures/schema.ts';

const FRAMES_MAX = 12;
const FRAME_LENGTH = 160;
const MESSAGE_LENGTH = 300;
const PAGE_LENGTH = 200;

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Tokens, hashes and keys. Applied to messages and paths only, so function names in a stack stay intact. */
const TOKEN = /\b(?=[\w-]*\d)[\w-]{16,}/g;
const ADDRESS = /\bhttps?:\/\/[^\s/?#]+([^\s?#()]*)[^\s()]*/g;
/** After these words a browser quotes source text; elsewhere it quotes values. */
const QUOTED =
  /(reading|setting|evaluating|property|function|class|module) (['"])([\w$.[\]()]{1,60})\2|"[^"\n]*"|'[^'\n]*'|`[^`\n]*`/g;
/** `at render (https://…/assets/x.js:1:2)` in Chromium; `render@https://…/assets/x.js:1:2` in Firefox and WebKit. */
const FRAME = /^\s*at .+|^[^\s@]*@\S+:\d+(:\d+)?$/;
/** Errors from browser extensions are not ours. */
const FOREIGN = /\b(chrome|moz|safari|safari-web)-extension:/;
/** Their message is a sentence from the server, which may name people; the status is kept. */
const ANSWERS = new Set(['ApiError', 'TRPCClientError']);

/** Strips host, query and fragment from every URL. */
const withoutHosts = (text: string) => text.replace(ADDRESS, (_, path: string) => path || '/');

function cleanMessage(name: string, message: string): string {
  if (ANSWERS.has(name)) return /^\d{3}\b/.exec(message)?.[0] ?? '';
  const bare = withoutHosts(message)
    .replace(QUOTED, (all, word: string | undefined) => (word ? all : '"…"'))
    .replace(ID, '(id)')
    .replace(TOKEN, '(token)');
  return redact(bare).content.slice(0, MESSAGE_LENGTH);
}

function cleanStack(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES_MAX)
    .map((line) => withoutHosts(line.trim()).replace(ID, '(id)').slice(0, FRAME_LENGTH))
    .join('\n');
}

function cleanPage(page: string): string {
  const path = page.split(/[?#]/)[0] ?? '';
  return path.startsWith('/') ? path.replace(ID, '(id)').replace(TOKEN, '(token)').slice(0, PAGE_LENGTH) : '/';
}

/** The report without personal data; null when the error came from a browser extension. */
export function cleanFailure(report: ReportBrowserFailureInput): ReportBrowserFailureInput | null {
  if (FOREIGN.test(report.stack)) return null;
  const name = /^[A-Za-z]\w{0,59}$/.test(report.name) ? report.name : 'Error';
  return {
    ...report,
    name,
    message: cleanMessage(name, report.message),
    stack: cleanStack(report.stack),
    page: cleanPage(report.page),
  };
}

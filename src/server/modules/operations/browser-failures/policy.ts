/**
 * What of a browser's failure may be kept: enough to find the line of code, nothing about the person. Messages of browsers quote
 * values, addresses carry tokens, and our own answers name people.
 */
import { redact } from '#server/platform/personal-data/redaction.ts';
import type { ReportBrowserFailureInput } from '#shared/operations/browser-failures/schema.ts';

const FRAMES_MAX = 12;
const FRAME_LENGTH = 160;
const MESSAGE_LENGTH = 300;
const PAGE_LENGTH = 200;

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Tokens, hashes and keys. Names of functions in a stack are left alone: this is for messages and paths. */
const TOKEN = /\b(?=[\w-]*\d)[\w-]{16,}/g;
const ADDRESS = /\bhttps?:\/\/[^\s/?#]+([^\s?#()]*)[^\s()]*/g;
/** A browser quotes source text after these words, and values everywhere else. */
const QUOTED =
  /(reading|setting|evaluating|property|function|class|module) (['"])([\w$.[\]()]{1,60})\2|"[^"\n]*"|'[^'\n]*'|`[^`\n]*`/g;
/** `at render (https://…/assets/x.js:1:2)` of Chromium; `render@https://…/assets/x.js:1:2` of Firefox and WebKit. */
const FRAME = /^\s*at .+|^[^\s@]*@\S+:\d+(:\d+)?$/;
/** Failures of somebody's extensions are not ours. */
const FOREIGN = /\b(chrome|moz|safari|safari-web)-extension:/;
/** Their message is a sentence of the server, which may name people; the status stays. */
const ANSWERS = new Set(['ApiError', 'TRPCClientError']);

/** Every time the address without host, query and fragment. */
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

/** The report without personal data; null when the failure is of somebody's extension. */
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

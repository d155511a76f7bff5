/** Where failures are sent, and in what form: an address that takes JSON, or a DSN of Sentry or of what speaks its protocol. */
import type { FailureSource } from '#server/platform/errors/failures.ts';

export type ErrorTarget = {
  address: string;
  headers: Record<string, string>;
  /** How many failures one call takes: an envelope of Sentry has one event. */
  perCall: number;
  bodyOf(reports: readonly Report[]): string;
};

/** A line of a stack. */
export type Frame = { function: string; file: string; line: number; column: number };

export type Report = {
  /** 32 hexadecimal digits. */
  id: string;
  at: Date;
  release: string;
  environment: string;
  source: FailureSource;
  name: string;
  message: string;
  /** The innermost first. */
  frames: readonly Frame[];
  facts: Readonly<Record<string, string | undefined>>;
  /** Failures before this one that weren’t sent, because there were too many. */
  leftOut: number;
};

function eventOf(report: Report) {
  const { facts, source, leftOut } = report;
  const frames = report.frames.map(({ function: name, file, line, column }) => ({
    function: name,
    filename: file,
    lineno: line,
    colno: column,
    in_app: !file.includes('node_modules') && !file.startsWith('node:'),
  }));
  const stacktrace = frames.length > 0 ? { stacktrace: { frames: frames.toReversed() } } : {};
  return {
    event_id: report.id,
    timestamp: report.at.toISOString(),
    platform: source === 'browser' ? 'javascript' : 'node',
    level: source === 'process' ? 'fatal' : 'error',
    release: report.release,
    environment: report.environment,
    transaction: facts.procedure ?? facts.route ?? facts.job ?? facts.page,
    tags: { source, ...facts },
    extra: { left_out: leftOut },
    exception: { values: [{ type: report.name, value: report.message, ...stacktrace }] },
  };
}

function sentry(dsn: URL, project: string, folder: string): ErrorTarget {
  const client = 'coverbridge/1.0';
  const key = decodeURIComponent(dsn.username);
  return {
    address: `${dsn.origin}${folder}/api/${project}/envelope/`,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${client}, sentry_key=${key}`,
    },
    perCall: 1,
    bodyOf: ([report]) =>
      report
        ? [{ event_id: report.id, sent_at: report.at.toISOString() }, { type: 'event' }, eventOf(report)]
            .map((part) => `${JSON.stringify(part)}\n`)
            .join('')
        : '',
  };
}

function plain(url: URL): ErrorTarget {
  const { username, password } = url;
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const address = new URL(url);
  address.username = '';
  address.password = '';
  return {
    address: address.href,
    headers: {
      'content-type': 'application/json',
      ...(username && { authorization: `Basic ${Buffer.from(login).toString('base64')}` }),
    },
    perCall: 20,
    bodyOf: (reports) => JSON.stringify({ reports }),
  };
}

/** @param text an address; with a user and a number at its end it is a DSN */
export function errorTargetOf(text: string): ErrorTarget {
  const url = new URL(text);
  const [, folder = '', project] = /^(.*)\/(\d+)$/.exec(url.pathname) ?? [];
  return url.username && !url.password && project ? sentry(url, project, folder) : plain(url);
}

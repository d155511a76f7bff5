/** What a unit of systemd says about its process: as much of the format as the units in `deploy/systemd` use. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

export interface Unit {
  command: string[];
  environment: Record<string, string>;
  folder: string | undefined;
  user: string | undefined;
  isOneShot: boolean;
  restarts: boolean;
  restartSeconds: number;
  stopSeconds: number;
}

/** Undefined for a unit that isn’t in the folder. @param name such as `coverbridge@3000` */
export function readUnit(units: string, name: string): Unit | undefined {
  const [, template = '', instance = ''] = /^([^@]+@?)(.*?)(?:\.service)?$/.exec(name) ?? [];
  const file = path.join(
    units,
    template.endsWith('@') ? `${template}.service` : `${name.replace(/\.service$/, '')}.service`,
  );
  if (!existsSync(file)) return undefined;
  const all = [
    ...readFileSync(file, 'utf8')
      .replaceAll('%i', instance)
      .matchAll(/^(\w+)=(.*)$/gm),
  ];
  const valuesOf = (key: string) => all.filter(([, each]) => each === key).map(([, , value = '']) => value);
  const last = (key: string) => valuesOf(key).at(-1);
  const files = valuesOf('EnvironmentFile').map((each) => parseEnv(readFileSync(each, 'utf8')));
  const inline = valuesOf('Environment')
    .flatMap(words)
    .map((word) => [word.split('=')[0], word.slice(word.indexOf('=') + 1)]);
  return {
    command: words(last('ExecStart') ?? ''),
    environment: Object.assign(Object.fromEntries(inline), ...files),
    folder: last('WorkingDirectory'),
    user: last('User'),
    isOneShot: last('Type') === 'oneshot',
    restarts: last('Restart') === 'always',
    restartSeconds: Number(last('RestartSec') ?? 0),
    stopSeconds: Number(last('TimeoutStopSec') ?? 90),
  };
}

/** Words as systemd and shells separate them, with quotes for those that have spaces. */
function words(text: string): string[] {
  return [...text.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replace(/["']/g, ''));
}

/** Who a unit runs as, for `spawn`. */
export function accountOf(user: string | undefined): { uid?: number; gid?: number } {
  if (user === undefined) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

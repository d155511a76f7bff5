import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../lib/ports.ts';
import { startServer } from '../lib/processes.ts';
import type { Shutdown } from '../lib/shutdown.ts';

/** nginx on the same compressed file: one worker against our one process, with a log like ours. Undefined when nginx is not installed. */
export async function startNginx(shutdown: Shutdown, folder: string, file: string): Promise<string | undefined> {
  const program = installed();
  if (!program) return undefined;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, configuration(port, folder, file));
  await startServer(shutdown, url, [program, '-p', folder, '-c', config, '-e', 'nginx-error.log'], { stdio: 'ignore' });
  return url;
}

function installed(): string | undefined {
  const inPath = spawnSync('which', ['nginx'], { encoding: 'utf8' }).stdout?.trim();
  return [inPath, '/usr/sbin/nginx'].find((candidate) => candidate && existsSync(candidate));
}

function configuration(port: number, folder: string, file: string): string {
  // Started by root, the worker would switch to "nobody", who may not enter a clone under /root.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  return `
${user}
daemon off;
worker_processes 1;
pid ${path.join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
  ${temporary.join('\n  ')}
  access_log ${path.join(folder, 'nginx-access.log')} combined buffer=32k flush=1s;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    location = / {
      root ${path.dirname(file)};
      default_type text/html;
      types { }
      add_header Content-Encoding br;
      try_files /${path.basename(file)} =404;
    }
  }
}
`;
}

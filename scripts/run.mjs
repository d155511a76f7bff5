// The entry point of every npm script. It runs before node_modules exists and on whatever Node started npm (20.19 or later), so it is
// plain JavaScript: it installs the locked packages when they are missing, then hands over to the Node those packages pin.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages, pinnedNode } from './lib/install.mjs';
import { whenNpmIsGone } from './lib/npm-parent.mjs';

const built = ['serve', 'worker', 'migrate', 'doctor'];
/** V8 otherwise lets what is new take 130 MB more (docs/decisions/0107). The image and the units say the same. */
const small = ['start', 'serve', 'worker'].includes(process.argv[2] ?? '') ? ['--max-semi-space-size=16'] : [];
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [command = '', ...args] = process.argv.slice(2);
const script = path.join(root, 'scripts', `${command}.ts`);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old: install Node 20.19 or later, then run this again.`);
}
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) {
  fail(`There is no command called "${command}". The commands are the scripts of package.json.`);
}

try {
  await installPackages(root);
} catch (error) {
  fail(error.message);
}

const bin = path.join(root, 'node_modules', '.bin');
const child = spawn(pinnedNode(root), ['--disable-warning=ExperimentalWarning', ...small, ...program(), ...args], {
  cwd: root,
  // The IPC channel lets the command detect when this process is gone, even by kill -9.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
    // glibc otherwise keeps what large buffers leave: 56 MB after a start (docs/decisions/0107).
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

whenNpmIsGone(() => child.kill('SIGTERM'));

child.on('error', (error) => fail(`The pinned Node could not be started: ${error.message}`));
child.on('exit', (code, signal) => {
  process.exit(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGKILL' ? 137 : 143));
});

/** Commands of a running installation are part of the build; the others run from their sources, and may import content, generated first. */
function program() {
  if (!built.includes(command))
    return ['--import', pathToFileURL(path.join(root, 'scripts/content/preload.ts')).href, script];
  const file = path.join(root, 'dist', 'server', `${command}.js`);
  if (!existsSync(file)) fail('This installation hasn’t been built. Run: npm run build');
  return [file];
}

function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

// Installs the packages of package-lock.json when they are missing or older than the lockfile. Plain JavaScript: see run.mjs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';

const windows = process.platform === 'win32';

/** The Node that package-lock.json pins, as an absolute path inside node_modules. */
export function pinnedNode(root) {
  return path.join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
}

/** Runs `npm ci` unless the installed packages already match the lockfile. Throws an Error with a readable sentence. */
export async function installPackages(root) {
  if (isInstalled(root)) return;
  await withLock(path.join(root, '.data', 'install.lock'), async () => {
    if (isInstalled(root)) return;
    const started = Date.now();
    console.log('  · Installing the locked packages (about a minute the first time)');
    await npmInstall(root);
    if (!existsSync(pinnedNode(root))) {
      throw new Error(
        'The packages are installed, but the pinned Node is not among them: install scripts are switched off on this machine.\n' +
          'Allow them for this folder (npm config set ignore-scripts false --location=project) and run this again.',
      );
    }
    console.log(`  ✓ Packages installed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  });
}

/**
 * True when this exact lockfile was installed, or when npm's record of what it installed contains every package of the lockfile. Packages
 * for other platforms are optional and may be absent.
 */
function isInstalled(root) {
  if (!existsSync(path.join(root, 'package-lock.json'))) {
    throw new Error('package-lock.json is missing: take it back from git (git checkout package-lock.json).');
  }
  if (!existsSync(pinnedNode(root))) return false;
  if (existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === fingerprint(root)) return true;
  const wanted = readLock(path.join(root, 'package-lock.json'));
  const present = readLock(path.join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted ?? {}).every(([name, entry]) => {
    const found = present?.[name];
    return name === '' || (found ? found.version === entry.version : entry.optional || entry.devOptional);
  });
}

function stampOf(root) {
  return path.join(root, 'node_modules', '.installed');
}

function fingerprint(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/**
 * `npm ci` installs exactly the lockfile. It refuses one that was written where some platforms' packages were not visible; `npm install`
 * then installs the same versions and leaves the lockfile alone.
 */
async function npmInstall(root) {
  // Development packages are needed in production too: the site is built at start, and the embedded database is one of them.
  const shared = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const first = await npm(root, ['ci', ...shared]);
  const last = first.includes('EUSAGE') ? await npm(root, ['install', '--no-save', ...shared]) : first;
  if (last) throw new Error(`The packages could not be installed:\n${last}\nRun the command again when that is fixed.`);
  writeFileSync(stampOf(root), fingerprint(root));
}

/** Runs npm; resolves with its output when it failed, otherwise with an empty string. */
function npm(root, args) {
  // npm ci deletes node_modules first, so npm must not run on the Node inside it.
  const outside = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes(`node_modules${path.sep}`))
    .join(path.delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn(windows ? 'npm.cmd' : 'npm', args, {
      cwd: root,
      shell: windows,
      env: { ...process.env, PATH: outside },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on('close', (code) => resolve(code === 0 ? '' : said.trim() || `npm ended with code ${code}`));
  });
}

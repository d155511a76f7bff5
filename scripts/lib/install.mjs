// Installs the packages of package-lock.json when they are missing or older than the lock. Plain JavaScript: see run.mjs.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';

const windows = process.platform === 'win32';

/** The Node that package-lock.json pins, as an absolute path inside node_modules. */
export function pinnedNode(root) {
  return path.join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
}

/** Runs `npm ci` unless what is installed already equals the lock. Throws an Error with a sentence for people. */
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
 * Compares package-lock.json with the copy npm leaves in node_modules after a complete install. Packages for other platforms are
 * optional and may be absent.
 */
function isInstalled(root) {
  const wanted = readLock(path.join(root, 'package-lock.json'));
  const present = readLock(path.join(root, 'node_modules', '.package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing: take it back from git (git checkout package-lock.json).');
  if (!present || !existsSync(pinnedNode(root))) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true;
    const found = present[name];
    return found ? found.version === entry.version : entry.optional === true || entry.devOptional === true;
  });
}

function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

function npmInstall(root) {
  // Development packages are needed in production too: the site is built at start, and the embedded database is one of them.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm ci deletes node_modules first, so npm must not run on the Node that lives there.
  const outside = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes(`node_modules${path.sep}`))
    .join(path.delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn(windows ? 'npm.cmd' : 'npm', args, {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
      env: { ...process.env, PATH: outside },
    });
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            'The packages could not be installed; the lines above say why. Run the command again when that is mended.',
          ),
        );
    });
  });
}

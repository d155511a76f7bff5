import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { inRoot } from './root.ts';
import { SetupError, step } from './steps.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, an installed one, Playwright's; else it is downloaded by Playwright, else installed
 * from Debian's packages when we are root. Each attempt is a step on the screen.
 */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
  if (found) return found;
  const attempts: [string, string, string[]][] = [
    [
      'Downloading Chromium (Playwright)',
      process.execPath,
      [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'],
    ],
  ];
  if (process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0) {
    attempts.push([
      'Installing Chromium (Debian package)',
      'sh',
      ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'],
    ]);
  }
  for (const [label, program, args] of attempts) {
    await step(label, () => run(program, args)).catch((error: Error) => console.log(`    ${error.message}`));
    const installed = installedChromium();
    if (installed) return installed;
  }
  throw new SetupError(
    'No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH, then run this again.',
  );
}

function installedChromium(): string | undefined {
  const inPath = names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() ?? '');
  return [process.env.CHROMIUM_PATH ?? '', ...inPath, ...elsewhere, chromium.executablePath()].find(works);
}

/** A file that is there may still lack libraries (Playwright's download on a bare machine), so it is asked for its version. */
function works(file: string): boolean {
  if (!file || !existsSync(file)) return false;
  // Chrome for Windows answers --version by opening a window.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

function run(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    let last = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        last = String(chunk).trim().split('\n').at(-1) || last;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(last || `ended with code ${code}`))));
  });
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackage } from './debian-package.ts';
import { runQuietly } from './quiet-program.ts';
import { inRoot } from './root.ts';
import { SetupError, step } from './steps.ts';

// The headless shell first: it draws no windows, and the journeys take little more than half the time in it.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, an installed one, or Playwright's; otherwise Playwright downloads one, or it is
 * installed from Debian's packages when running as root. Each attempt is printed as a step.
 */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
  if (found) return found;
  const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const attempts: [string, () => Promise<void>][] = [
    ['Downloading Chromium (Playwright)', () => runQuietly(process.execPath, [playwright, 'install', 'chromium'])],
  ];
  for (const name of canInstallPackages() ? ['chromium-headless-shell', 'chromium'] : [])
    attempts.push([`Installing ${name} (Debian package)`, () => installPackage(name)]);
  for (const [label, attempt] of attempts) {
    await step(label, attempt).catch((error: Error) => console.log(`    ${error.message}`));
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

/** A file that exists may still lack libraries (Playwright's download on a bare machine), so it is run with --version. */
function works(file: string): boolean {
  if (!file || !existsSync(file)) return false;
  // Chrome for Windows opens a window when given --version.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

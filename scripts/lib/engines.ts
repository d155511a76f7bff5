import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { canInstallPackages, installPackage } from './debian-package.ts';
import { SetupError, step } from './steps.ts';

function inPath(name: string): string | undefined {
  return spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;
}

/** The program, installed from Debian's package when it is missing and we may. @throws {SetupError} when it is unavailable */
async function programOf(name: string, debianPackage: string, find = () => inPath(name)): Promise<string> {
  if (!find() && canInstallPackages())
    await step(`Installing ${debianPackage} (Debian package)`, () => installPackage(debianPackage));
  const found = find();
  if (!found)
    throw new SetupError(`${name} was not found. Install it (Debian: ${debianPackage}), then run this again.`);
  return found;
}

export function findFirefox(): Promise<string> {
  const named = process.env.FIREFOX_PATH;
  if (named && existsSync(named)) return Promise.resolve(named);
  return programOf('firefox-esr', 'firefox-esr', () => inPath('firefox-esr') ?? inPath('firefox'));
}

export async function findWebKit() {
  const driver = await programOf('WebKitWebDriver', 'webkit2gtk-driver');
  const miniBrowser = await programOf('MiniBrowser', 'webkit2gtk-driver', () =>
    globSync('/usr/lib*/{*/,}webkit{2gtk-4.*,gtk-6.*}/MiniBrowser').at(0),
  );
  return { driver, miniBrowser, display: await programOf('Xvfb', 'xvfb') };
}

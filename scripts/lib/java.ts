import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { canInstallPackages, installPackage } from './debian-package.ts';
import { SetupError, step } from './steps.ts';

const PACKAGE = 'default-jre-headless';

/** A Java that starts: from JAVA_HOME, from the path, or Debian's package, which is installed when running as root. */
export async function findJava(): Promise<string> {
  const found = installedJava();
  if (found) return found;
  if (canInstallPackages()) {
    await step(`Installing Java (Debian package ${PACKAGE})`, () => installPackage(PACKAGE)).catch((error: Error) =>
      console.log(`    ${error.message}`),
    );
    const installed = installedJava();
    if (installed) return installed;
  }
  throw new SetupError(
    `The W3C checker needs Java 11 or later, and no Java was found. Install one (on Debian: apt-get install ${PACKAGE}), or set JAVA_HOME, then run this again.`,
  );
}

function installedJava(): string | undefined {
  const own = process.env.JAVA_HOME ? [path.join(process.env.JAVA_HOME, 'bin', 'java')] : [];
  return [...own, 'java'].find((program) => spawnSync(program, ['-version'], { timeout: 20_000 }).status === 0);
}

/** A disk of a few megabytes that a test can really fill: an in-memory file system, mounted where the machine allows it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Uses every free byte. */
  fill(): Promise<void>;
  /** Frees them again. */
  free(): Promise<void>;
  unmount(): void;
}

/** Null where nothing may be mounted: that requires root, and a system with tmpfs. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'coverbridge-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status !== 0) {
    rmdirSync(folder);
    return null;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'w');
      try {
        for (const piece of [Buffer.alloc(65_536), Buffer.alloc(512), Buffer.alloc(1)]) {
          while (await file.write(piece).catch(() => null));
        }
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast),
    unmount() {
      spawnSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}

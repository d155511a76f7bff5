/**
 * A hostile file costs its sender an error message, and affects nobody else.
 * @module-tag long
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LIST_MAX_BYTES, LIST_MAX_COLUMNS, LIST_MAX_ROWS } from '#shared/platform/list-file.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { office, pdf } from '../../../../tests/support/files.ts';
import { pngWithXmp } from '../../../../tests/support/hostile-pictures.ts';
import { encryptFrom } from './encrypted-file.ts';
import { type ExaminationLimits, examinationLimits } from './examination.ts';
import { createExaminer, type Examiner } from './examiner.ts';

let uploads: string;
let examiner: Examiner | undefined;

beforeAll(async () => {
  uploads = await mkdtemp(path.join(tmpdir(), 'coverbridge-examiner-'));
});
afterEach(() => examiner?.close());
afterAll(() => rm(uploads, { recursive: true, force: true }));

function start(limits: Partial<ExaminationLimits> = {}): Examiner {
  examiner = createExaminer({ uploads, log: pino({ level: 'silent' }), limits: { ...examinationLimits, ...limits } });
  return examiner;
}

/** The file as an upload is stored: encrypted. */
async function staged(fileName: string, bytes: Buffer) {
  const key = randomBytes(32);
  const file = path.join(uploads, randomBytes(8).toString('hex'));
  await writeFile(file, encryptFrom(key, 0).update(bytes));
  return { path: file, key, size: bytes.length, fileName };
}

/** A Word file that unpacks to 400 MB: structurally valid, and a lot of work. */
let made: Promise<Buffer> | undefined;
function heavy(): Promise<Buffer> {
  const noise = randomBytes(5 * 1024 * 1024);
  made ??= office('docx', { 'word/a.xml': Buffer.alloc(400 * 1024 * 1024), 'word/noise.png': noise });
  return made;
}

describe('in a separate process', () => {
  test('an encrypted upload is examined, and a picture comes back with its patches', async () => {
    const { examine } = start();
    const xmp = Buffer.from('<r exif:GPSLatitude="51,2.7N"/>');
    const task = await staged('photo.png', pngWithXmp(xmp));
    const result = await examine('sender', 'document', task);
    expect(result).toMatchObject({ mediaType: 'image/png', length: task.size });
    expect(Buffer.from(result.patches[0]?.bytes ?? []).toString()).toContain('GPSLatitude="       "');
  });

  test('a refusal arrives with its message', async () => {
    const { examine } = start();
    const refused = examine('sender', 'document', await staged('run.sh', Buffer.from('#!/bin/sh\n')));
    await expect(refused).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: expect.stringMatching(/This type of file can’t be uploaded/),
    });
    const empty = examine('sender', 'list', { bytes: Buffer.from('Name\n') });
    await expect(empty).rejects.toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'file' }] });
  });

  test('a list for an import is read', async () => {
    const { examine } = start();
    const list = await examine('sender', 'list', { bytes: Buffer.from('Name,City\nMorgan,Calgary\n') });
    expect(list).toEqual({ columns: ['Name', 'City'], rows: [{ line: 2, values: ['Morgan', 'Calgary'] }] });
  });

  test('a list of the largest accepted size stays within the limits', async () => {
    const { examine } = start();
    const line = `${Array.from({ length: LIST_MAX_COLUMNS }, () => 'ninechars').join(',')}\n`;
    const lines = Math.min(LIST_MAX_ROWS + 1, Math.floor(LIST_MAX_BYTES / line.length));
    const { rows } = await examine('sender', 'list', { bytes: Buffer.from(line.repeat(lines)) });
    expect(rows).toHaveLength(lines - 1);
  });

  test('a data folder behind a symlink works', async () => {
    const behind = `${uploads}-link`;
    await symlink(uploads, behind);
    examiner = createExaminer({ uploads: behind, log: pino({ level: 'silent' }) });
    const task = await staged('a.pdf', pdf());
    const linked = { ...task, path: path.join(behind, path.basename(task.path)) };
    await expect(examiner.examine('sender', 'document', linked)).resolves.toMatchObject({ length: task.size });
    await rm(behind);
  });

  test('the process can read nothing but uploads and code', async () => {
    const { examine } = start();
    const outside = examine('sender', 'document', {
      path: '/etc/hostname',
      key: randomBytes(32),
      size: 5,
      fileName: 'a',
    });
    await expect(outside).rejects.toThrow(/Access to this API has been restricted/);
  });

  test.runIf(process.platform === 'linux')('the process has no environment of ours, which holds the keys', async () => {
    vi.stubEnv('DATA_KEY', 'the master key');
    const { examine, processes } = start();
    await examine('sender', 'document', await staged('a.pdf', pdf()));
    expect(await readFile(`/proc/${processes()[0]}/environ`, 'utf8')).not.toContain('DATA_KEY');
    vi.unstubAllEnvs();
  });
});

describe('limits', () => {
  test('too much processor time: the file is refused, and a new process examines the next one', async () => {
    const { examine, processes } = start({ cpuSeconds: 0.25 });
    const good = await staged('a.pdf', pdf());
    await examine('sender', 'document', good);
    const [before] = processes();
    const refused = examine('sender', 'document', await staged('a.docx', await heavy()));
    await expect(refused).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: expect.stringMatching(/too long to check/),
    });
    await expect(examine('sender', 'document', good)).resolves.toMatchObject({ mediaType: 'application/pdf' });
    expect(processes()).not.toContain(before);
  });

  test('too much memory, buffers included', async () => {
    const { examine } = start({ memoryMegabytes: 220 });
    const good = await staged('a.pdf', pdf());
    await expect(examine('sender', 'document', good)).resolves.toBeDefined();
    const rows = Buffer.from('a,b,c,d,e,f,g,h,i,j\n'.repeat(4_000_000));
    const refused = examine('sender', 'list', { bytes: rows });
    await expect(refused).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: expect.stringMatching(/too long to check/),
    });
    await expect(examine('sender', 'document', good)).resolves.toBeDefined();
  });

  test('too much wall-clock time, however little processor time', async () => {
    const { examine } = start({ wallSeconds: 0.05 });
    const task = await staged('a.docx', await heavy());
    // Without a process that is already running, the time may run out while one is starting.
    await expect(examine('sender', 'document', task)).rejects.toMatchObject({
      code: expect.stringMatching(/UNSUPPORTED|UNAVAILABLE/),
    });
  });
});

describe('fairness', () => {
  test('one file per sender is examined at a time, and the queue is bounded', async () => {
    const { examine, processes } = start();
    const task = await staged('a.pdf', pdf());
    const mine = Array.from({ length: 25 }, () =>
      examine('one', 'document', task).then(
        () => 'done',
        ({ code }) => code,
      ),
    );
    const others = examine('other', 'document', task);
    await expect(others).resolves.toMatchObject({ mediaType: 'application/pdf' });
    const outcomes = await Promise.all(mine);
    // One runs and twenty wait.
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(21);
    expect(outcomes.filter((outcome) => outcome === 'SERVICE_UNAVAILABLE')).toHaveLength(4);
    expect(processes().length).toBeLessThanOrEqual(2);
  });

  test('200 files of all senders together may wait, and one more is refused', async () => {
    const { examine } = start();
    const task = await staged('a.pdf', pdf());
    // Two run at the same time.
    const outcomes = await Promise.all(
      Array.from({ length: 203 }, (_, sender) =>
        examine(`${sender}`, 'document', task).then(
          () => 'done',
          ({ message }) => message,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome !== 'done')).toEqual([expect.stringMatching(/Many files/)]);
  });

  test('closing ends every process, and waiting senders get an error message', async () => {
    const { examine, processes, close } = start();
    const task = await staged('a.docx', await heavy());
    const waiting = [1, 2, 3].map(() => examine('one', 'document', task).catch(({ code }) => code));
    const pids = processes();
    expect(pids).toHaveLength(1);
    close();
    expect(await Promise.all(waiting)).toEqual(Array(3).fill('SERVICE_UNAVAILABLE'));
    await eventually('the processes are gone', async () => !pids.some(isRunning));
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('with a deadline for waiting, a file that nobody begins with is given back', async () => {
  const queue = { processes: 1, waitingOfOne: 5, waiting: 5, waitingSeconds: 0.05 };
  examiner = createExaminer({ uploads, log: pino({ level: 'silent' }), queue });
  const first = examiner.examine('one', 'document', await staged('a.docx', await heavy())).catch(() => undefined);
  const second = examiner.examine('other', 'list', { bytes: Buffer.from('Name\nMorgan\n') });
  await expect(second).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 10 });
  examiner.close();
  await first;
});

/** A file encrypted with AES-256-CTR: the counter follows from the position, so it can be read and written at any offset. */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { RandomAccess } from './random-access.ts';
import { spend } from './spent-memory.ts';

const BLOCK_BYTES = 16;
const READ_BYTES = 64 * 1024;

/** The counter block of a position: its first half stays 0, since no file is that long. */
function counterAt(offset: number): Buffer {
  const counter = Buffer.alloc(BLOCK_BYTES);
  counter.writeBigUInt64BE(BigInt(Math.floor(offset / BLOCK_BYTES)), 8);
  return counter;
}

/** Encryption and decryption are the same in this mode, except for their names. */
function keystream(create: typeof createCipheriv | typeof createDecipheriv, key: Uint8Array, offset: number) {
  const stream = create('aes-256-ctr', key, counterAt(offset));
  // A position inside a block: discard the keystream before it.
  stream.update(Buffer.alloc(offset % BLOCK_BYTES));
  return stream;
}

/** Encrypts what is written from this position on. */
export function encryptFrom(key: Uint8Array, offset: number) {
  return keystream(createCipheriv, key, offset);
}

/** The decrypted content of an encrypted file. The caller closes the handle. */
export function decryptedFile(handle: FileHandle, key: Uint8Array, size: number): RandomAccess {
  return {
    size,
    async read(at, length) {
      const wanted = Math.max(0, Math.min(length, size - at));
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(wanted), 0, wanted, at);
      return keystream(createDecipheriv, key, at).update(buffer.subarray(0, bytesRead));
    },
    async *stream(start = 0, end = size) {
      if (end <= start) return;
      const stream = keystream(createDecipheriv, key, start);
      // One buffer for all reads: decryption copies.
      const buffer = Buffer.alloc(READ_BYTES);
      for (let at = start; at < end; ) {
        const { bytesRead } = await handle.read(buffer, 0, Math.min(READ_BYTES, end - at), at);
        if (bytesRead === 0) return;
        at += bytesRead;
        yield stream.update(buffer.subarray(0, bytesRead));
        spend(bytesRead);
      }
    },
  };
}

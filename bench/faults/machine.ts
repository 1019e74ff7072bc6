import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder on a disk of its own that holds so many megabytes; null where this user may not make one. */
export function smallDisk(megabytes: number): { dir: string; remove(): void } | null {
  const dir = mkdtempSync(path.join(tmpdir(), 'touchline-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', dir], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(dir, { recursive: true });
    return null;
  }
  return {
    dir,
    remove: () => {
      execFileSync('umount', ['-l', dir]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Fills a disk to its last byte; what it returns frees it again. */
export function fillDisk(dir: string): () => void {
  const file = path.join(dir, 'filler');
  const piece = Buffer.alloc(1024 * 1024);
  for (const bytes of [piece.length, 4096]) {
    try {
      for (;;) writeFileSync(file, piece.subarray(0, bytes), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  return () => rmSync(file, { force: true });
}

/** An address of this machine that nothing else uses. */
const NOWHERE = '127.77.0.53';

/**
 * A resolver that takes questions and never answers. A server that is started by `launcher` asks it alone; null where
 * this user may not arrange that.
 */
export function silentDns(): { launcher: string[]; close(): void } | null {
  const dir = mkdtempSync(path.join(tmpdir(), 'touchline-dns-'));
  const file = path.join(dir, 'resolv.conf');
  writeFileSync(file, `nameserver ${NOWHERE}\noptions timeout:30 attempts:2\n`);
  const launcher = [
    'unshare',
    '-m',
    'sh',
    '-c',
    `mount --bind ${file} /etc/resolv.conf && exec "$@"`,
    'sh',
  ];
  try {
    execFileSync(launcher[0] ?? '', [...launcher.slice(1), 'true'], { stdio: 'ignore' });
  } catch {
    rmSync(dir, { recursive: true });
    return null;
  }
  const socket = createSocket('udp4').bind(53, NOWHERE);
  socket.on('message', () => {});
  socket.unref();
  return {
    launcher,
    close: () => {
      socket.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderBusyError, lockFolder } from './folder-lock';

describe('the lock of a data folder', () => {
  let root: string;
  let folder: string;
  const children: ChildProcess[] = [];
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'aivani-lock-'));
    folder = join(root, 'database');
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(root, { recursive: true, force: true });
  });

  /** Locks the folder in its own process. @returns once it has the lock */
  async function lockElsewhere(path: string, launcher: string[] = []): Promise<ChildProcess> {
    const script = `import('./server/db/folder-lock.ts').then(async ({ lockFolder }) => {
      await lockFolder(process.argv[1]);
      console.log('held');
      setInterval(() => {}, 1000);
    }).catch((error) => console.log(error.name))`;
    const [command = '', ...args] = [...launcher, process.execPath, '--import', 'tsx', '-e', script, path];
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    const said = await new Promise<string>((done) => child.stdout?.once('data', (chunk) => done(String(chunk).trim())));
    expect(said).toBe('held');
    return child;
  }

  it('refuses a second process, also through a symbolic link', async () => {
    await lockElsewhere(folder);
    const link = join(root, 'link');
    symlinkSync(root, link);
    await expect(lockFolder(folder)).rejects.toThrow(FolderBusyError);
    await expect(lockFolder(join(link, 'database'))).rejects.toThrow(FolderBusyError);
  });

  it.skipIf(process.platform !== 'linux')(
    'is effective across containers: other namespaces of processes and networks',
    async () => {
      await lockElsewhere(folder, ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--net', '--kill-child']);
      await expect(lockFolder(folder)).rejects.toThrow(FolderBusyError);
    },
  );

  it('is free at once when its owner was killed', async () => {
    const owner = await lockElsewhere(folder);
    const ended = new Promise((done) => owner.once('exit', done));
    owner.kill('SIGKILL');
    await ended;
    await (await lockFolder(folder))();
  });

  it('refuses a second opener of the same process until it is released', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderBusyError);
    await unlock();
    await (await lockFolder(folder))();
  });
});

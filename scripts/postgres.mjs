import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from './project.mjs';
import { installPackage, isExecutable, onPath } from './debian.mjs';
import { freePort } from './free-port.mjs';

const oldestVersion = 15;
const packagesFolder = '/usr/lib/postgresql';

/**
 * @typedef {object} PostgresOptions
 * @property {string} [dataDir] Kept when the server stops; without it the data are thrown away.
 * @property {number} [port] Where one that ran before is expected again; without it any that is free.
 * @property {boolean} [fsync] Off unless asked for: tests that do not pull the plug are faster.
 *
 * @typedef {object} Postgres
 * @property {string} url Of the database `postgres`, as a superuser.
 * @property {string} dataDir
 * @property {() => Promise<void>} stop Ends the server and removes data of its own.
 * @property {() => Promise<void>} kill SIGKILL, until all its processes are gone; the data stay.
 */

/**
 * A PostgreSQL server of our own on a free port of 127.0.0.1, run by an unprivileged user when we are
 * root (PostgreSQL refuses root). It ends with this process, however this process ends.
 * @param {PostgresOptions} [options] @returns {Promise<Postgres>}
 */
export async function startPostgres({ dataDir, fsync = false, port: fixedPort } = {}) {
  const bin = findPostgres();
  if (!bin) throw new Failure(whatToDo);
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'leme-postgres-'));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const as = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const args = ['-D', folder, '-U', 'leme', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    execFileSync(join(bin, 'initdb'), args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  }
  const port = fixedPort ?? (await freePort());
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    lc_messages: 'C',
    max_connections: '200',
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', folder, '-p', String(port), ...flags], {
    ...as,
    // A group of its own: Ctrl+C must not reach it before the tests have let go of it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const guard = guardAgainstOurDeath(server, dataDir ? '' : folder);
  await untilReady(server);
  return {
    url: `postgres://leme@127.0.0.1:${port}/postgres`,
    dataDir: folder,
    stop: async () => {
      await end(server, 'SIGINT');
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
      guard.stdin.end();
    },
    kill: () => end(server, 'SIGKILL'),
  };
}

const whatToDo =
  `No PostgreSQL ${oldestVersion} or newer on this machine: install it ` +
  '(Debian: apt-get install postgresql; macOS: brew install postgresql) or put its programs on PATH.';

/** Finds the server's programs or installs them. */
export async function ensurePostgres() {
  if (!findPostgres()) await installPackage('postgresql');
  if (!findPostgres()) throw new Failure(whatToDo);
}

/** The folder of the newest server programs. */
function findPostgres() {
  const packaged = existsSync(packagesFolder) ? readdirSync(packagesFolder) : [];
  const named = ['initdb', 'postgres'].map(onPath).filter((path) => path !== undefined);
  return [
    ...named.map((path) => dirname(realpathSync(path))),
    ...packaged
      .toSorted((a, b) => Number(b) - Number(a))
      .map((it) => join(packagesFolder, it, 'bin')),
  ].find((folder) => isExecutable(join(folder, 'initdb')) && isNewEnough(join(folder, 'postgres')));
}

/** @param {string} program */
function isNewEnough(program) {
  if (!isExecutable(program)) return false;
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(version)?.[0]) >= oldestVersion;
}

function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { stdio: 'pipe' })),
      );
      if (uid && gid) return { uid, gid };
    } catch {
      // No such user: try the next.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
}

/** @param {import('node:child_process').ChildProcess} server @returns {Promise<void>} */
function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (text) => {
      log += text;
      if (log.includes('ready to accept connections')) {
        // Read on, or the pipe fills and the server waits.
        server.stderr?.removeAllListeners('data').resume();
        resolve();
      }
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

/**
 * Waits for the end of our side of a pipe, which the system closes even when we are killed.
 * @param {import('node:child_process').ChildProcess} server @param {string} folder To be removed.
 */
function guardAgainstOurDeath(server, folder) {
  const script = `cat >/dev/null
    kill -INT "$1" 2>/dev/null
    for i in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$1" 2>/dev/null && sleep 0.3; done
    [ -z "$2" ] || rm -rf "$2"`;
  const guard = spawn('sh', ['-c', script, 'guard', String(server.pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  server.unref();
  return guard;
}

/** @param {import('node:child_process').ChildProcess} server @param {'SIGINT' | 'SIGKILL'} signal */
async function end(server, signal) {
  if (server.exitCode !== null || server.signalCode !== null || !server.pid) return;
  server.ref();
  // Its children, whose log is its own, may outlive it, and a new server would not start beside them.
  const ended = new Promise((resolve) => server.once('close', resolve));
  if (signal === 'SIGKILL') process.kill(-server.pid, signal);
  else server.kill(signal);
  await ended;
}

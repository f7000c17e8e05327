import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Ships the sources of llama.cpp as a bundle of git. */
const carrier = 'node-llama-cpp@3.22.1';
const flags = [
  '-DCMAKE_BUILD_TYPE=Release',
  '-DGGML_NATIVE=ON',
  '-DBUILD_SHARED_LIBS=OFF',
  ...[
    'LLAMA_CURL',
    'LLAMA_OPENSSL',
    'LLAMA_BUILD_TESTS',
    'LLAMA_BUILD_EXAMPLES',
    'LLAMA_BUILD_UI',
  ].map((name) => `-D${name}=OFF`),
  ...['LLAMA_USE_PREBUILT_UI', 'GGML_OPENMP', 'GGML_CCACHE'].map((name) => `-D${name}=OFF`),
];

export interface LlamaSource {
  server: string;
  vocabulary: string;
  folder: string;
}

/**
 * The real server, built once: in `LLAMA_CPP_DIR`, else beside the other caches of this project. It takes git,
 * tar, cmake and a C++ compiler, and about a quarter of an hour on two cores.
 */
export function buildLlamaServer(): LlamaSource {
  const cache = resolve('node_modules/.cache/llama');
  const folder = process.env['LLAMA_CPP_DIR'] ?? join(cache, 'source');
  if (!existsSync(folder)) fetchSource(cache, folder);
  const server = join(folder, 'build/bin/llama-server');
  if (!existsSync(server)) {
    console.log('Building llama-server …');
    run('cmake', ['-B', 'build', ...flags], folder);
    run('cmake', ['--build', 'build', '--target', 'llama-server', '-j2'], folder);
  }
  return { server, folder, vocabulary: join(folder, 'models/ggml-vocab-gpt-2.gguf') };
}

function fetchSource(cache: string, folder: string): void {
  mkdirSync(cache, { recursive: true });
  run('npm', ['pack', carrier, '--silent'], cache);
  const archive = readdirSync(cache).find((name) => name.endsWith('.tgz'));
  run('tar', ['-xzf', archive!, 'package/llama/gitRelease.bundle'], cache);
  run('git', ['clone', '--quiet', 'package/llama/gitRelease.bundle', folder], cache);
}

function run(command: string, words: readonly string[], cwd: string): void {
  execFileSync(command, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

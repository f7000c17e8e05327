import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded before the program that is measured: says at BENCH_BUSY_PORT for how many milliseconds its main
 * thread has been at work since it began. On Linux that is time on a processor; elsewhere also the time in which
 * others had its processor.
 */

const scheduled = `/proc/self/task/${process.pid}/schedstat`;

function busy() {
  try {
    return Number(readFileSync(scheduled, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.eventLoopUtilization().active;
  }
}

if (isMainThread) {
  createServer((_request, response) => {
    response.end(String(busy()));
  })
    .listen(Number(process.env['BENCH_BUSY_PORT']), '127.0.0.1')
    .unref();
}

import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded before the program that is measured: says at BENCH_BUSY_PORT for how many milliseconds its main
 * thread has been busy since it began.
 */

if (isMainThread) {
  createServer((_request, response) => {
    response.end(String(performance.eventLoopUtilization().active));
  })
    .listen(Number(process.env['BENCH_BUSY_PORT']), '127.0.0.1')
    .unref();
}

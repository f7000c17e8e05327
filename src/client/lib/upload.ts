import type { RequestOptions } from './transport.ts';

/**
 * Sends a request that tells how much of it is sent, in percent from 0 to 100: `fetch` does not. In its
 * place it resolves and rejects as `fetch` does; of the `init` it takes what uploads need.
 */
export function sendTelling(
  onProgress: (percent: number) => void,
): NonNullable<RequestOptions['send']> {
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, url);
      request.withCredentials = true;
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress((loaded / total) * 100);
      });
      request.addEventListener('load', () => {
        const { status, statusText, responseText } = request;
        resolve(new Response(responseText || null, { status, statusText }));
      });
      request.addEventListener('error', () => reject(new TypeError('The request got no answer')));
      request.addEventListener('abort', () => reject(signal?.reason as Error));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      signal?.addEventListener('abort', abort);
      request.send(body as XMLHttpRequestBodyInit);
    });
}

import { vi } from 'vitest';

/** One request that is sent with its progress told. The test plays the network. */
export class FakeUpload extends EventTarget {
  /** Those of the running test, oldest first. */
  static sent: FakeUpload[] = [];

  readonly upload = new EventTarget();
  method = '';
  url = '';
  withCredentials = false;
  form = new FormData();
  status = 0;
  statusText = '';
  responseText = '';
  aborted = false;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(): void {}

  send(form: FormData): void {
    this.form = form;
    FakeUpload.sent.push(this);
  }

  abort(): void {
    this.aborted = true;
    this.#end('abort');
  }

  /** So many of 100 bytes are on their way. */
  progress(loaded: number): void {
    const told = { lengthComputable: true, loaded, total: 100 };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), told));
  }

  answer(body: object, status = 200): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.#end('load');
  }

  /** The network is gone. */
  fail(): void {
    this.#end('error');
  }

  #end(how: string): void {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

/** Puts it in the place of the browser's own; `vi.unstubAllGlobals` gives that back. */
export function stubUploads(): void {
  FakeUpload.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
}

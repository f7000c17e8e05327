import type { Multipart } from '#shared/endpoint.ts';

/** A file as a browser would send it. */
export interface TestFile {
  name: string;
  content: string | Uint8Array;
  type?: string;
}

/** Files by the field that they travel in. */
export type TestFiles = Record<string, readonly TestFile[]>;

/** The body of a multipart call, and the header that says where its parts begin. */
export async function multipartBody(
  declared: Multipart,
  body: unknown,
  files: TestFiles = {},
): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const form = new FormData();
  if (declared.body === 'data') form.append('data', JSON.stringify(body ?? {}));
  else {
    for (const [name, value] of Object.entries(Object(body) as Record<string, unknown>)) {
      if (value !== undefined) form.append(name, asText(value));
    }
  }
  for (const [field, list] of Object.entries(files)) {
    for (const { name, content, type = '' } of list) {
      form.append(field, new Blob([bytesOf(content)], { type }), name);
    }
  }
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function bytesOf(content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

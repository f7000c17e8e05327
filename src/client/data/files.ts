import { useMutation } from '@tanstack/react-query';
import type { fileEndpoints } from '#shared/files.ts';
import { call } from '../lib/call.ts';
import { sendTelling } from '../lib/upload.ts';

export interface ProcessFileUpload {
  file: File;
  /** Percent sent, 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Stores the file of a process. It stays for as long as a process leads to it. */
export function useUploadProcessFile() {
  return useMutation({
    mutationFn: ({ file, onProgress, signal }: ProcessFileUpload) =>
      call<typeof fileEndpoints.upload>(
        'POST /api/files',
        { body: {} },
        { multipart: 'fields', files: { file: [file] }, signal, send: sendTelling(onProgress) },
      ),
  });
}

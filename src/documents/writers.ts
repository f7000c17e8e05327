import type { ContentOf, DocumentKind, FormOf } from './contracts.ts';
import type { DocumentWriter } from './writing/writer.ts';
import { pdiWriter } from './pdi/writer.ts';

export const documentWriters: { [K in DocumentKind]: DocumentWriter<FormOf<K>, ContentOf<K>> } = {
  pdi: pdiWriter,
};

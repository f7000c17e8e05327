import type { DocumentWriter } from '../kit/writer.ts';
import type { PdiContent, PdiForm } from './contract.ts';

export declare const pdiWriter: DocumentWriter<PdiForm, PdiContent>;

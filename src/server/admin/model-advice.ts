import type { ModelFailureReason } from '../llm/language-model.ts';
import type { ResponseFormat } from '../llm/response-format.ts';
import type { ModelTimeouts } from '../llm/time-limits.ts';

/** What was seen of a model. */
export interface Finding {
  /** `thin`: JSON that is no document. */
  failure?: Exclude<ModelFailureReason, 'aborted'> | 'thin';
  refusal?: { status: number; text: string };
  format?: ResponseFormat;
  schemaInPrompt?: boolean;
  /** What the server calls itself. */
  server?: string;
  /** What the operator adds to each call. */
  extraBody?: Record<string, unknown>;
  slowestFirstWordMs: number;
  timeouts: ModelTimeouts;
}

export const explanations: Record<NonNullable<Finding['failure']>, string> = {
  unavailable: 'o provedor não respondeu',
  refused: 'o provedor recusou a chamada',
  out_of_quota: 'a cota acabou',
  too_long: 'o pedido não cabe no modelo',
  cut: 'o modelo foi cortado antes do fim',
  filtered: 'o modelo se recusou a escrever',
  bad_format: 'a resposta não é JSON',
  thin: 'a resposta é JSON, mas não é o documento',
};

const smallModel =
  'Use um modelo maior, ou um servidor que obrigue a resposta a seguir o esquema (json_schema).';

const byFailure: Record<NonNullable<Finding['failure']>, string> = {
  unavailable:
    'Confira se o servidor está no ar em AI_BASE_URL; se ele é lento, aumente AI_FIRST_WORD_TIMEOUT, AI_SILENCE_TIMEOUT ou AI_TOTAL_TIMEOUT.',
  refused: 'Leia o que o provedor disse e compare com docs/models.md.',
  out_of_quota: 'Ponha créditos na conta do provedor, ou use outro AI_MODEL ou AI_PROVIDER.',
  too_long:
    'Dê ao modelo um contexto de 16.384 tokens ou mais (Ollama: OLLAMA_CONTEXT_LENGTH; llama.cpp: -c; vLLM: --max-model-len; LM Studio: Context Length).',
  cut: 'Aumente AI_MAX_OUTPUT_TOKENS e o contexto do servidor, ou diminua o que o modelo pensa com AI_EXTRA_BODY, como {"reasoning_effort":"low"}.',
  filtered: 'Veja os filtros de conteúdo do provedor, ou use outro modelo.',
  bad_format: smallModel,
  thin: smallModel,
};

const byStatus: Record<number, string> = {
  401: 'A chave foi recusada: confira AI_API_KEY.',
  403: 'A chave não dá acesso a este modelo: confira AI_API_KEY e AI_MODEL.',
  404: 'O endereço ou o modelo não existe: confira se AI_BASE_URL vai até a versão (costuma terminar em /v1) e se AI_MODEL está escrito como o provedor o chama.',
  405: 'O endereço não é o da API: confira AI_BASE_URL, que costuma terminar em /v1.',
};

/** What an operator can change, the most likely first. */
export function adviceFor(finding: Finding): string[] {
  const { failure, refusal } = finding;
  if (!failure) return adviceOnGood(finding);
  const advice = [byFailure[failure]];
  if (refusal) {
    const known = byStatus[refusal.status];
    if (failure === 'refused' && known) advice.unshift(known);
    advice.push(`O provedor respondeu ${refusal.status}: ${refusal.text}`);
  }
  return advice;
}

function adviceOnGood(finding: Finding): string[] {
  const { format, schemaInPrompt, slowestFirstWordMs, timeouts, extraBody } = finding;
  const advice: string[] = [];
  // Its name for itself, in each of its answers, where no proxy takes it away.
  if (finding.server === 'llama.cpp' && extraBody?.['return_progress'] !== true) {
    const body = JSON.stringify({ ...extraBody, return_progress: true });
    advice.push(
      `O servidor é llama.cpp: com AI_EXTRA_BODY=${body} ele percebe logo que um pedido foi cancelado; sem isso, fica ocupado com ele.`,
    );
  }
  if (format && format !== 'json_schema') {
    advice.push(
      `O servidor não aceita json_schema: AI_RESPONSE_FORMAT=${format} poupa a descoberta.`,
    );
  } else if (schemaInPrompt) {
    advice.push(
      'O servidor aceita json_schema e não o cumpre: o esquema passa a ir também no pedido. AI_RESPONSE_FORMAT=json_object faz isso desde a primeira vez.',
    );
  }
  if (slowestFirstWordMs > timeouts.firstByteMs / 2) {
    advice.push(
      'A primeira palavra demora mais que a metade do prazo: aumente AI_FIRST_WORD_TIMEOUT, ou um pedido longo não chega ao fim.',
    );
  }
  return advice;
}

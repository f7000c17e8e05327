/** The name a form sends when it knows none: it is nobody's name. */
export const fallbackName = 'Colaborador';

/** Ends every development plan. */
export const pdiNotice =
  'Este plano orienta o desenvolvimento e pode ser revisto a qualquer momento. Não representa promessa de promoção ou de aumento.';

/** Closes the suggestions of every feedback script. */
export const feedbackNotice =
  'Roteiro de uso reservado. Não constitui medida disciplinar nem orientação jurídica.';

/** Opens every 360° conversation. */
export const confidentialityNotice =
  'As percepções foram reunidas sem identificar quem as deu; nesta conversa falamos de temas, não de autores.';

/** In every interview script: what is never asked, and that it is the same for all. */
export const forbiddenTopicsNotice =
  'Não pergunte sobre família, gravidez, idade, raça, origem, religião, política, sindicato, saúde, deficiência, orientação sexual ou finanças. Se a pessoa trouxer o assunto, agradeça, não registre e volte à pergunta do roteiro.';
export const fairInterviewNotice =
  'Use as mesmas perguntas e critérios com todas as pessoas candidatas. A avaliação final é humana.';

/** What a conflict, or a report of misconduct, asks for before anything else. */
export const misconductNotice =
  'Acionar o RH, antes de qualquer conversa conjunta, se houver relato de desrespeito, assédio ou discriminação';

/** Sentences of ours that name what the guardrails look for. */
export const fixedNotices: readonly string[] = [
  pdiNotice,
  feedbackNotice,
  confidentialityNotice,
  forbiddenTopicsNotice,
  fairInterviewNotice,
  misconductNotice,
];

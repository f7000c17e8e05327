/*
 * The subject of an e-mail: 4 to 9 words, at most 60 characters. It shows on a locked screen, so that of
 * a feedback or a correction says no more than a theme.
 */

export const subjectLimits = { characters: 60, fewestWords: 4, mostWords: 9 } as const;

export interface SubjectPattern {
  themed: string;
  /** Where the theme is of a word or two. */
  short: string;
  /** Around what someone shows: 'a sua dedicação'. */
  ofQuality?: string;
  /** Where there is no theme, or it is too long. */
  plain: string;
}

export const subjectPatterns = {
  informativo: {
    themed: 'Atualização: {tema}',
    short: 'Atualização sobre {tema}',
    plain: 'Atualização para o seu conhecimento',
  },
  /** Something is asked for, whatever the letter was called. */
  pedido: {
    themed: 'Pedido: {tema}',
    short: 'Pedido de retorno sobre {tema}',
    plain: 'Pedido para o seu retorno',
  },
  feedback: {
    themed: 'Conversa sobre {tema}',
    short: 'Convite para conversar sobre {tema}',
    plain: 'Convite para uma conversa',
  },
  instrucoes: {
    themed: 'Próximos passos: {tema}',
    short: 'Próximos passos sobre {tema}',
    plain: 'Próximos passos para combinarmos',
  },
  reconhecimento: {
    themed: 'Reconhecimento pelo trabalho em {tema}',
    short: 'Reconhecimento: {tema}',
    ofQuality: 'Reconhecimento por {tema}',
    plain: 'Reconhecimento pelo seu trabalho',
  },
  correção: {
    themed: 'Um ponto sobre {tema}',
    short: 'Um ponto para acertar sobre {tema}',
    plain: 'Um ponto para conversarmos',
  },
  convite: {
    themed: 'Convite: {tema}',
    short: 'Convite para {tema}',
    plain: 'Um convite para você',
  },
} satisfies Record<string, SubjectPattern>;

/** Subjects that name no matter. Read against normalised text. */
export const emptySubjects =
  /^(?:(?:muito |um )?(?:bom|otimo|excelente|belo) trabalho|parabens|obrigad[oa]|feedback|retorno|aviso|importante|urgente|reuniao|conversa|elogio|reconhecimento|agradecimento|assunto|mensagem|e mail|teste|duvida|pedido|solicitacao|informativo|comunicado|convite|lembrete)$/u;

/**
 * Words with which a typed subject says what the letter is, before what it is about: 'Passos para o novo
 * sistema', 'Convite: reunião de resultados'.
 */
export const subjectHeads =
  /^(?:(?:novos?|próximos|novas?|seguintes?)\s+)?(?:passos|passo a passo|orienta(?:ção|ções)|instru(?:ção|ções)|atualiza(?:ção|ções)|avisos?|comunicados?|informes?|informa(?:ção|ções)|informativo|convites?|reconhecimento|agradecimentos?|elogios?|parabéns|feedback|retorno|conversa|correç(?:ão|ões)|lembretes?|observa(?:ção|ções)|urgente|importante|prioridade)(?:\s*[:–—-]\s*|\s+(?=(?:sobre|para|de|d[oa]s?|pel[oa]s?|por|a respeito d[eoa]s?|quanto [aà]o?s?|em|n[oa]s?)\s))/iu;

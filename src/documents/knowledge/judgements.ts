/*
 * What a document says of nobody: labels, promises, verdicts. Patterns are read against normalised text: no
 * accents, no punctuation.
 */

function anyOf(...alternatives: string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join('|')})\\b`, 'u');
}

/** Judgements of a person that a document replaces by the question for a fact. */
export const labels = anyOf(
  'preguicos\\w*|preguica|relaxad\\w*|desleixad\\w*|irresponsavel|irresponsaveis|incompetent\\w*|arrogant\\w*',
  'grosseir\\w*|dificil de lidar|imatur\\w*|sensivel demais|desinteressad\\w*|descomprometid\\w*',
  '(?:muito|pessoa|temperamento|genio) estourad[oa]|(?:pessoa|postura|atitude|muito) negativ[oa]|teimos\\w*|voce sempre|voce nunca|todo mundo diz',
  'falta de vontade|vagabund\\w*|mal educad[oa]s?|fofoqueir\\w*|mentiros[oa]s?|mau carater|corpo mole|puxa saco|sem nocao|preguicent\\w*',
  '(?:e|era|sao|anda|muito|bem|meio|pessoa|uma?) (?:burr[oa]|lerd[oa]|folgad[oa]|encostad[oa]|idiota|inutil|louc[oa]|maluc[oa]|histeric[oa]|antipatic[oa]|toxic[oa]|metid[oa]|egoista|invejos[oa]|fals[oa])s?',
);

/** Words of praise, or of a thing, that have the form of a label. */
export const noLabel = new RegExp(
  `\\b(?:${[
    // 'Você sempre pode contar comigo', 'Você nunca deixou um cliente sem resposta'
    'voce sempre(?! (?:(?:me|se|nos|te|o|a) )?(?:atras|esquec|reclam|cheg|falt|err|deix|perd|interromp|discut|culp|quer|acha|demor|entrega\\w* (?:atras|tarde|fora|errad|depois)|faz (?:errad|o minimo|corpo)|da desculpa|some|foge|grita|brig|responde mal))',
    'voce nunca (?:me )?(?:tinha|havia|deixou|deixa de|faltou|desistiu|atrasou|falhou|reclamou|perdeu|precisou|viu|esteve|foi|teve|estara)',
    'falta de vontade politica|relaxad[oa]s? (?:depois|apos|n[oa]|durante)|mais relaxad[oa]s?|clima relaxado',
    '(?:resultado|saldo|trimestre|mes|ano|caixa|impacto|retorno|balanco|numero) (?:\\w+ ){0,2}muito negativo|(?:produto|residuo|gas|fumaca|ambiente) (?:e )?toxic[oa]',
  ].join('|')})\\b`,
  'gu',
);

export const promises = anyOf(
  'promocao garantida|promocao certa|(?:sera|vai ser) promovid\\w*|aumento de salario|aumento salarial|aumento garantido',
);

/** A raise that is nobody's promise: law, agreement, budget. */
export const collectiveRaise = anyOf(
  'dissidio|convencao coletiva|acordo coletivo|salario minimo|piso|impacto|simul\\w+|calcul\\w+|orcamento|sindicato|data base',
);

/** What is never said of a person by a machine: a grade, a rank, who should go or be hired (LGPD, art. 20). */
export const verdicts = anyOf(
  '(?:recomend\\w+|suger\\w+|indic\\w+|propo\\w+) (?:a |o |sua |seu )?(?:demissao(?! d[eo] (?:fornecedor\\w*|prestador\\w*|contrato))|desligamento d[aeo]s? (?:pessoa|colaborador\\w*|funcionari\\w*|profissional))',
  '(?:devem?|precisa|merece) ser (?:demitid|mandad[oa] embora)\\w*|demissao (?:imediata|por justa causa)|(?:demitir|dispensar)(?: \\w+){0,2} por justa causa',
  '(?:quer\\w+|vou|vamos|preciso|penso em|pensando em|pretendo|posso|devo|melhor|hora de) (?:\\w+ ){0,2}(?:demitir|demiti l[oa]|manda(?:r|l[oa])(?: \\w+)? embora)',
  '(?:el[ea] e|e) [oa] pior (?:da equipe|do time|do setor|funcionari[oa]|vendedor\\w*|analista|d[ea] todos)',
  '(?:nao )?recomendad[oa] para (?:a )?contratacao|(?:nota|pontuacao) (?:de )?\\d+ (?:para|a) (?:a pessoa|[oa] colaborador\\w*|[oa] candidat\\w+|el[ea])|d(?:ou|ei|aria) nota \\d+',
  'recommend\\w* (?:firing|dismissal)|(?:should|must) be fired',
);

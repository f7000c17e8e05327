/** What someone shows or gives, rather than what they did: it is thanked for as theirs. Without accents. */
export const qualityNouns =
  /^(?:agilidade|ajuda|apoio|atencao|atendimento|capricho|colaboracao|companheirismo|compromisso|comprometimento|contribuicao|criatividade|cuidado|dedicacao|desempenho|disponibilidade|empenho|entrega|esforco|flexibilidade|generosidade|gentileza|iniciativa|lideranca|organizacao|paciencia|parceria|participacao|persistencia|pontualidade|postura|proatividade|profissionalismo|trabalho)s?$/u;

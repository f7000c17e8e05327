/*
 * What people are invited to. Patterns are read against normalised text.
 */

/** Where one goes for the company of others. */
export const socialOccasions =
  /\b(?:almoco|cafe da manha|cafe|jantar|confraternizacao|festa|comemoracao|celebracao|happy hour|aniversario|churrasco|coquetel|passeio|excursao|bolo|homenagem|despedida)\b/u;

/** What someone is congratulated on that is no work: a birthday, but not ten years in the company. */
export const celebrations =
  /\b(?:aniversarios?(?! de (?:\d+ anos? de )?(?:empresa|casa|firma))|formatura|casamento)\b/u;

/** Where what one says counts, and a subject can be put on the agenda. */
export const talks =
  /\b(?:reuni(?:ao|oes)|conversas?|alinhamento|encontro|bate papo|planejamento|debate|comite|conselho)\b/u;

/** Where one goes to learn or to see. */
export const lessons =
  /\b(?:mutirao|inauguracao|campanha|simulado|vacinacao|treinament\w+|oficinas?|palestras?|visitas?|cursos?|aulas?|integracao|workshops?|apresentac\w+|entrevistas?|bancas?|auditorias?)\b/u;

/** First nouns of what one goes to, beside meetings: one is invited to the thing itself. */
export const occasionNouns =
  /^(?:almoco|cafe|jantar|evento|aula|curso|integracao|celebracao|comemoracao|festa|entrevista|visita|workshop|alinhamento|conversa|inauguracao|premiacao|formatura|feira|mutirao|dinamica|assembleia|treino|capacitacao|homenagem|despedida|aniversario|churrasco|coquetel|passeio|excursao)s?$/u;

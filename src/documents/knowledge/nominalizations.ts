/*
 * A verb's own noun, where what is done to something is named with 'de': 'avisar riscos' → 'o aviso de
 * riscos'. Verbs without accents.
 */
export const nominalizations: Readonly<Record<string, string>> = {
  acompanhar: 'o acompanhamento',
  alinhar: 'o alinhamento',
  analisar: 'a análise',
  antecipar: 'a antecipação',
  apresentar: 'a apresentação',
  atender: 'o atendimento',
  atualizar: 'a atualização',
  avisar: 'o aviso',
  comunicar: 'a comunicação',
  conduzir: 'a condução',
  conferir: 'a conferência',
  controlar: 'o controle',
  cumprir: 'o cumprimento',
  definir: 'a definição',
  delegar: 'a delegação',
  documentar: 'a documentação',
  entregar: 'a entrega',
  implantar: 'a implantação',
  melhorar: 'a melhoria',
  negociar: 'a negociação',
  organizar: 'a organização',
  ouvir: 'a escuta',
  planejar: 'o planejamento',
  preencher: 'o preenchimento',
  preparar: 'a preparação',
  priorizar: 'a priorização',
  reduzir: 'a redução',
  registrar: 'o registro',
  resolver: 'a resolução',
  revisar: 'a revisão',
  trabalhar: 'o trabalho',
};

/** What a message itself does: the verb goes, and what it is about stays. */
export const messageVerbs: readonly string[] = [
  'agradecer',
  'avisar',
  'comunicar',
  'convidar',
  'corrigir',
  'informar',
  'lembrar',
  'orientar',
  'parabenizar',
  'pedir',
  'reconhecer',
];

/** One grows in the thing itself: 'melhorar a escuta' speaks of 'a escuta'. */
export const growthVerbs: readonly string[] = [
  'aperfeicoar',
  'aprimorar',
  'aumentar',
  'avancar',
  'buscar',
  'crescer',
  'demonstrar',
  'desenvolver',
  'evoluir',
  'fortalecer',
  'investir',
  'manter',
  'melhorar',
  'praticar',
  'ter',
];

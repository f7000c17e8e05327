/*
 * What a document never prints (sensitive data of LGPD art. 5, II, and what else an employer should not
 * record; labels; promises). Patterns are read against normalised text: no accents, no punctuation.
 */

export type RemovalReason = 'sensitive' | 'label' | 'promise' | 'verdict' | 'instruction';

/** What the leader is told when a guardrail took something out. */
export const removalNotices: Record<RemovalReason, string> = {
  sensitive: 'Retiramos uma informação pessoal que não deve constar deste documento.',
  label:
    'O ponto trazido precisa de um exemplo observável: o que foi visto ou ouvido, quando e com que efeito?',
  promise:
    'Retiramos uma menção a remuneração ou a promoção certa: o plano não promete isso, e o assunto pede conversa própria, com o RH.',
  verdict:
    'Retiramos um julgamento sobre a pessoa (nota, comparação ou desligamento): essa decisão não cabe a este documento e pede a participação do RH.',
  instruction:
    'Retiramos um trecho que parecia uma ordem ao sistema, e não um dado para este documento.',
};

/** The same, said before anything is generated. */
export const inputWarnings: Record<RemovalReason, string> = {
  sensitive:
    'Há um dado pessoal sensível. Ele não deve constar de um documento de gestão (LGPD, art. 5º, II) e será retirado.',
  label:
    'Há um rótulo sobre a pessoa, que será retirado. Prefira o fato: o que foi visto ou ouvido, quando e com que efeito.',
  promise:
    'Há uma promessa de promoção ou de remuneração, que será retirada. Esse assunto pede conversa própria, com o RH.',
  verdict:
    'Há uma nota, uma comparação entre pessoas ou um desligamento. O Leme não avalia nem recomenda isso: o trecho será retirado.',
  instruction:
    'Há um trecho que parece uma ordem ao sistema, e não um dado sobre o trabalho. Ele será retirado.',
};

function anyOf(...alternatives: string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join('|')})\\b`, 'u');
}

/** Sensitive when said of the person; ordinary work when said of patients, pupils or a programme. */
export const sensitiveUnlessWork = anyOf(
  'depress(?:ao|iv[oa]s?)|ansiedade|bipolar\\w*|esquizofreni\\w*|tdah|autis\\w*|dislexi\\w*',
  'cancer|tumor|hiv|aids|diabet\\w+|epilep\\w*|fibromialgia|alcool(?:is\\w*|atra)|transtornos? (?:d[eo]|psi\\w+|menta\\w+|bipolar)',
  'quimioterapia|cirurgias?|internad[oa]s?|hospitalizad[oa]s?|cadeirante|doencas?|doentes?|enfermidades?',
  '(?:pessoas? deficientes?|deficiencias? (?:fisicas?|visua\\w+|auditivas?|intelectua\\w+|menta\\w+))',
  'dependen(?:te|cia) quimic[oa]|gravid(?:a|as|ez)|gestantes?|gestacao|atestados?|laudos? medicos?',
  'tratamentos? (?:medic\\w+|de saude|psi\\w+|contra)|(?:crise|sindrome)s? d[eo] panico',
  'psiquiatr\\w+|assedi\\w+|imigrantes?|refugiad[oa]s?|indigenas?|quilombolas?|cigan[oa]s?',
  'evangelic[oa]s?|catolic[oa]s?|espiritas?|umband\\w+|candomble\\w*|muculman[oa]s?|judeus?|judias?',
  'ateus?|ateia|budistas?|adventistas?|religios[oa]s?|religiao|igrejas?',
);

export const alwaysSensitive = anyOf(
  'burnout|licenca maternidade|licenca paternidade|auxilio doenca|cid [a-z]\\d+|problemas? de saude',
  '(?:licencas?|afastament\\w+|afastad[oa]s?) (?:medic[oa]s?|(?:de|por|para|pelo) (?:motivos? de )?(?:saude|tratamento|inss|doenca))',
  '(?:faz|fazendo|em|iniciou|comecou) terapia(?! (?:intensiva|ocupacional))|(?:teve|pegou|com) covid',
  '(?:toma|tomando) (?:remedios?|medica\\w+)',
  'petistas?|bolsonaristas?|lulistas?|partido politico|politica partidaria|(?:opiniao|posicao) politica',
  '(?:filiad[oa]|filiacao) a[o]? (?:partido|sindicato)|(?:vota|votou) (?:em|no|na)|militan(?:te|cia)',
  'sindicalizad[oa]s?|dirigente sindical|grevistas?|(?:fez|aderiu a|participou da) greve',
  'homossexua\\w+|gays?|lesbicas?|bissexua\\w+|transexua\\w+|transgener[oa]s?|travestis?|orientacao sexual',
  'identidade de genero|(?:pessoa|mulher|homem) trans|cor da pele|origem etnica',
  '(?:el[ea] e|que e|sendo|ser|pessoa|mulher|homem) (?:negr|pret|pard|branc)[oa]',
  'divorci\\w+|separacao conjugal|solteir[oa]s?|viuv[oa]s?|marido|espos[oa]|conjuge|mae solo|mae solteira',
  '(?:seus?|suas?|com|d[oa]s?|d[oe]is|duas|tres|tem|um|uma|\\d+) filh[oa]s?|problemas? (?:familiares|de familia|na familia|em casa|pessoais)',
  '(?:tem|com|completa|completou|aos) \\d{2} anos(?! (?:de|na|no|em) (?!idade))|\\d{2} anos de idade',
  'idade avancada|(?:pela|por causa da) idade|(?:jovem|velh[oa]) demais|(?:perto|proxim[oa]) d[ae] (?:se )?aposenta\\w+',
  'cpf \\d{3}|\\d{3} \\d{3} \\d{3} \\d{2}|\\d{11}|rg \\d{2,}|(?:mora|reside) (?:em|no|na)|endereco residencial|conta bancaria',
  'ganha \\d+|(?:ganha|recebe) r \\d+|salario (?:dele|dela|atual|de r|de \\d+)|endividad[oa]|dividas? pessoa\\w+|nome sujo',
  'antecedentes criminais|ficha criminal|foi pres[oa]|ex presidiari[oa]',
);

/** Before a word of the first list, these say that it is about the work and not about the person. */
export const workObjects = anyOf(
  'pacientes?|alunos?|alunas?|estudantes?|criancas|clientes?|usuari[oa]s|residentes|familias|populacao',
  'comunidades?|publico|campanhas?|protocolos?|programas?|projetos?|cursos?|treinamentos?|normas?|comissao',
  'preven\\w*|vigilancia|controle|controlar|combate\\w*|notificacao|atendimentos?|atender|ambulatori\\w*',
  'unidades?|centros?|sala|setor|blocos?|enferma\\w+|oncolog\\w*|inclu\\w+|acessib\\w*|instrumenta\\w*',
  'escolas?|colegios?|hospita\\w+|instituic\\w+|radio|editora|canal|politicas? de|conferi\\w*|lanca\\w*|arquiv\\w*',
);

/** Judgements of a person that a document replaces by the question for a fact. */
export const labels = anyOf(
  'preguicos\\w*|preguica|relaxad\\w*|desleixad\\w*|irresponsavel|irresponsaveis|incompetent\\w*|arrogant\\w*',
  'grosseir\\w*|dificil de lidar|imatur\\w*|sensivel demais|desinteressad\\w*|descomprometid\\w*',
  '(?:muito|pessoa|temperamento|genio) estourad[oa]|(?:pessoa|postura|atitude|muito) negativ[oa]|teimos\\w*|voce sempre|voce nunca|todo mundo diz',
  'falta de vontade',
);

export const promises = anyOf(
  'promocao garantida|promocao certa|sera promovid\\w*|aumento de salario|aumento salarial|aumento garantido',
);

/** What is never said of a person by a machine: a grade, a rank, who should go or be hired (LGPD, art. 20). */
export const verdicts = anyOf(
  '(?:recomend\\w+|suger\\w+|indic\\w+|propo\\w+) (?:a |o |sua |seu )?(?:demissao|desligamento d[aeo]s? (?:pessoa|colaborador\\w*|funcionari\\w*|profissional))',
  '(?:devem?|precisa|merece) ser (?:demitid|mandad[oa] embora)\\w*|demissao (?:imediata|por justa causa)|(?:demitir|dispensar) por justa causa',
  '(?:nao )?recomendad[oa] para (?:a )?contratacao|(?:nota|pontuacao) (?:de )?\\d+ (?:para|a) (?:a pessoa|[oa] colaborador\\w*|[oa] candidat\\w+)',
  'recommend\\w* (?:firing|dismissal)|(?:should|must) be fired',
);

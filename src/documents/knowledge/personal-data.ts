import { anyOf, eachOf, eitherOf } from './patterns.ts';

/*
 * What an employer should not record of a person (sensitive data of LGPD, art. 5, II, and what domain
 * practice adds), and what makes the same words ordinary work. Patterns are read against normalised text:
 * no accents, no punctuation.
 */

/**
 * Sensitive when said of someone of the team; ordinary work when said of who is served, or of a thing. Each with
 * what the leader is told it is about.
 */
export const personalTopics: readonly (readonly [topic: string, RegExp])[] = [
  [
    'saúde',
    anyOf(
      'depress(?:ao|iv[oa]s?)|antidepressivos?|ansiedade|bipolar\\w*|esquizofreni\\w*|tdah|autis\\w*|dislexi\\w*|burnout',
      'cancer|tumor|hiv|aids|diabet\\w+|epilep\\w*|fibromialgia|alcool(?:is\\w*|atra)|transtornos? (?:d[eo]|psi\\w+|menta\\w+|bipolar)',
      'quimioterapia|cirurgias?|internad[oa]s?|hospitalizad[oa]s?|cadeirante|doencas?|doentes?|enfermidades?',
      'infarto|infartou|enxaquecas?|menopausa|hernia|labirintite|avc(?= |$)|pressao alta|problemas? (?:de|na) coluna|coluna travada',
      'operou [oa] (?:joelho|coluna|ombro|mao|pe|coracao|vesicula|braco|olho)|(?:fez|fara|fazer) (?:uma )?operacao (?:n[oa]|d[eoa]) (?:coluna|joelho|ombro|coracao|vesicula|olho)',
      '(?:pessoas? deficientes?|deficiencias? (?:fisicas?|visua\\w+|auditivas?|intelectua\\w+|menta\\w+))',
      'dependen(?:te|cia) quimic[oa]|us(?:a|ou|ando) drogas|(?:sofr\\w+|teve|fez) (?:um )?aborto|perdeu o bebe',
      'engravid\\w+|gravid(?:a|as|ez)|gestantes?|gestacao|enjoos?|atestados?|laudos? medicos?|problemas? de saude',
      'tratamentos? (?:medic\\w+|de saude|psi\\w+|contra)|(?:crise|sindrome)s? d[eo] panico|psiquiatr\\w+',
      'lupus|esclerose|parkinson|alzheimer|endometriose|hepatite|tuberculose|sindrome d[eo] (?:down|tourette|burnout)',
      '(?:faz|fazendo|fez|fazer|comecou|iniciou|causa d[ae]|conta d[ae]|sai para|sai pra) (?:a |uma )?(?:hemodialise|quimio|radioterapia|fisioterapia)',
      '(?:pegou|teve|ta com|esta com|estava com|ficou com) (?:dengue|zika|chikungunya|pneumonia|catapora|virose)',
      'tratamento (?:de|para) (?:fertilidade|engravidar)(?! d[oae])|menstruad\\w+|menstruacao',
      '(?:foi|vai|ia|frequenta|atendid[oa]) (?:a[o]?|o|no|pelo) caps|problemas? (?:de|n[oa]) (?:joelho|ombro|coracao|rim|visao|audicao)(?! de pvc)',
      'usa (?:cadeira de rodas|muletas?|bengala|aparelho auditivo|protese|bolsa de colostomia)|(?:foi|vai ser) operad[oa] d[oae]s? \\w+',
      'ressaca(?! d[oe] mar)|bebad[oa]s?|alcoolizad[oa]s?|bebe (?:demais|(?:muito|todo dia|no fim de semana)(?! (?:cafe|agua|refrigerante|suco|leite)))',
      '(?:por (?:causa|conta) d[aeo]s?|devido (?:as?|aos?)|em razao d[aeo]s?|(?:falt|sai|atras)\\w* (?:\\w+ ){0,4}?(?:para|pra|n[oa]s?|em)) (?:[oa]s? )?(?:(?:consultas?|exames?) (?:d[eo] )?)?pre natal',
      '(?:vai a[o]?|consulta com [ao]?|acompanhamento com [ao]?) ?psicolog[oa]',
      '(?:horarios?|pausas?|intervalos?) (?:d[ae]|para) amament\\w+|^amamentacao$|(?:esta|ta|segue) amamentando',
      'licenca maternidade|licenca paternidade|auxilio doenca|cid [a-z]\\d+',
      '(?:licencas?|afastament\\w+|afastad[oa]s?) (?:medic[oa]s?|(?:de|por|para|pelo) (?:motivos? de )?(?:saude|tratamento|inss|doenca))',
      '(?:faz|fazendo|em|iniciou|comecou) terapia|(?:teve|pegou|com) covid|(?:toma|tomando) (?:remedios?|medica\\w+)',
    ),
  ],
  [
    'assédio ou violência',
    anyOf(
      // Harassment or violence that was suffered or reported.
      'assedi\\w+|violencia (?:domestica|em casa)|(?:apanha|apanhou) (?:d[oe]|em casa)|medida protetiva',
    ),
  ],
  [
    'origem ou religião',
    anyOf(
      'imigrantes?|refugiad[oa]s?|indigenas?|quilombolas?|cigan[oa]s?|cor da pele|origem etnica',
      'evangelic[oa]s?|catolic[oa]s?|espiritas?|umband\\w+|candomble\\w*|muculman[oa]s?|judeus?|judias?',
      'testemunhas? de jeova|mormons?|ateus?|ateia|budistas?|adventistas?|religios[oa]s?|religiao|e crente',
      '(?:frequent\\w+|vai|ia|foi|ir|cultos?|pastora?|membro|retiro|coral|compromissos?|causa) (?:a |na |da |de |com a )?igreja|igreja del[ea]',
    ),
  ],
  [
    'política ou sindicato',
    anyOf(
      'petistas?|bolsonaristas?|lulistas?|partido politico|politica partidaria|(?:opiniao|posicao) politica',
      '(?:filiad[oa]|filiacao) a[o]? (?:partido|sindicato)|vot(?:a|ou) n[oa] (?:lula|bolsonaro|pt|pl|esquerda|direita|candidat\\w+)|militan(?:te|cia)',
      'sindicalizad[oa]s?|dirigente sindical|grevistas?|(?:fez|aderiu a|participou da) greve|processou a empresa',
    ),
  ],
  [
    'orientação sexual ou gênero',
    anyOf(
      'homossexua\\w+|gays?|lesbicas?|bissexua\\w+|transexua\\w+|transgener[oa]s?|travestis?|orientacao sexual',
      'identidade de genero|(?:pessoa|mulher|homem) trans|(?:e|se assumiu|virou) trans(?: |$)|transicao de genero',
    ),
  ],
  [
    'família, estado civil ou idade',
    anyOf(
      'divorci\\w+|separacao conjugal|se separando|solteir[oa]s?|viuv[oa]s?|marido|espos[oa]|conjuge|mae solo|mae solteira',
      '(?:seus?|suas?|com|d[oa]s?|d[oe]is|duas|tres|tem|um|uma|\\d+) filh[oa]s?|problemas? (?:familiares|de familia|na familia|em casa|pessoais)',
      '\\d{2} anos de idade|idade avancada|(?:pela|por causa da) idade(?! d[ao]s? (?!pessoa|funcion|colabor))|(?:perto|proxim[oa]) d[ae] (?:se )?aposenta\\w+',
    ),
  ],
  [
    'dinheiro, documentos ou antecedentes',
    anyOf(
      'cpf \\d{3}|\\d{3} \\d{3} \\d{3} \\d{2}|\\d{11}|rg \\d{2,}|endereco residencial|conta bancaria (?:del[ea]|pessoal)',
      '(?<!aumento de )salario (?:dele|dela|atual)(?= (?:e|era|foi|esta|sera|subi\\w+|passou|ficou|nao|menor|maior|baixo|alto|r|\\d+)\\b)|(?<=^(?:o )?)salario (?:dele|dela|atual)$|(?<!aumento de )salario (?:de r|de \\d+|(?:vai|passa|sobe|foi|aumenta) (?:para|pra|de|a) (?:r )?\\d+)|endividad[oa]|agiotas?|dividas? pessoa\\w+|nome sujo|nome (?:del[ea] )?(?:esta )?no serasa',
      'antecedentes criminais|ficha criminal|foi pres[oa]|ex presidiari[oa]',
    ),
  ],
];

/** Any of them. */
export const personalData = eitherOf(...personalTopics.map(([, pattern]) => pattern));

/** Personal where the subject is a person or nobody; a shop has an age and a machine a colour too. */
export const personalAttribute = anyOf(
  '(?:e|esta|ta|ficou|muito) (?:gord[oa]|obes[oa])|(?:el[ea] e|por ser) (?:surd[oa]|ceg[oa]|manc[oa]|nordestin[oa]|gring[oa]|estrangeir[oa]|haitian[oa]|venezuelan[oa]|bolivian[oa])',
  '(?:esta|ta|fica|anda) (?:de|com) tpm',
  '(?:se separou|se divorciou|separou se) (?:d[oae]|n[oa]|em|e|ha|faz|recentemente|agora)|el[ea] e (?:do )?(?:pt|psol|comunista|de esquerda|de direita)',
  '(?:el[ea] e|por ser|pessoa|mulher|homem) (?:negr|pret|pard|branc)[oa]|e negr[oa]',
  '(?:tem|com|completa|completou|aos) \\d{2} anos(?! (?:de|na|no|em|sem|como|com) (?!idade))',
  '(?:jovem|velh[oa]) demais|(?:mora|reside) (?:em|no|na)|ganha \\d+(?! (?:por cento|pontos?|x|vezes|dias?|horas?|minutos?|segundos?|semanas?|meses|clientes?|pedidos?|vendas?))|(?:ganha|recebe) r \\d+(?: \\d+)*(?! (?:\\d+ )*de (?:desconto|bonus|volta))',
);

/** A tie to the union, where it is a person's; a company sits at a table with the union, and belongs to its own. */
export const unionTie = anyOf(
  '(?:e|era|virou|foi) (?:[oa] |uma? )?(?:d[oe] sindicato|(?:membro|diretora?|delegad[oa]|representante|presidente|lider) (?:d[oe] )?(?:sindicato|sindical))(?! patronal)',
  '(?:participa|faz parte|fazem parte|integra|(?:e|esta|anda) (?:muito )?(?:ligad[oa]|envolvid[oa]|metid[oa])|milita|atua) (?:d[oe]|ao|no|com o|o) sindicato(?! patronal)',
  // Whoever is missed because of it.
  '(?:falt(?:a|am|ou|aram|ando|ar)|sai(?:u|ndo|r)?|ausent\\w+|atras\\w+)(?! quorum) (?:\\w+ ){0,5}?(?:assembleias?|reuni(?:ao|oes)|atos?|eleic\\w+|congressos?|atividades?|coisas?|assuntos?) (?:d[oe] sindicato|sindica(?:l|is))(?! patronal)',
  '(?:foi|ia|vai|esteve|compareceu) (?:(?:para|pra|a|as|na|nas|em|numa|n?uma) ){0,2}(?:assembleias?|reuni(?:ao|oes)|atos?) (?:d[oe] sindicato|sindica(?:l|is))(?! patronal)',
  '(?:vive|anda|fica) (?:faltando|saindo)(?! quorum) (?:\\w+ ){0,4}?assembleias?',
  '(?:esta|entrou) (?:para o|pro|no) sindicato(?! patronal)|(?:e|esta) (?:d|n)a cipa por estabilidade',
);

/** Ordinary compounds: they are read as if they were not there. */
export const ordinaryPhrases = eachOf(
  'atestados? de (?:capacidade(?: tecnica)?|saude ocupacional|conclusao)|portal de atestados',
  // Sizes of a bed and what goes with it.
  '(?<!(?:vida|nome|despedida|tempos?|epoca) )de solteir[oa]s?',
  // The pressure of a thing.
  '(?:alarmes?|sensor(?:es)?|valvulas?|mangueiras?|linhas?|bombas?|jatos?|rede|ar|agua|oleo|vapor|pneus?) (?:de|em|com|a|por) pressao alta',
  'igreja matriz|antecedentes criminais exigid\\w+|terapia (?:intensiva|ocupacional)|fisioterapia',
  'depressao (?:n[oa]|d[oa]|economica)(?= (?:piso|solo|terreno|pista|chao|mercado|asfalto|economia))|ansiedade (?:d[oa]s?) (?:mercado|clientes?)',
  '(?:fizemos|fazer|faz) (?:a |uma )?cirurgia n[oa] (?:fluxo|processo|planilha|orcamento)|doencas? d[ao] (?:laranja|lavoura|planta|soja|cafe|gado|rebanho)',
  '(?:checklist|lista|protocolo|meta|programa|etapas?|time out) (?:d[ae] |de )?cirurgia segura|cirurgia segura|\\d+ (?:d[ao]s |por cento d[ao]s )?cirurgias|(?:todas as|das|nas|as|de) cirurgias(?! del[ea])',
  // A rule for all is nobody's family.
  'quem (?:tem|tiver) filh[oa]s?(?: (?:de |com )?(?:ate |menor(?:es)? de )?(?:\\w+ )?(?:anos?|meses))?',
  'filh[oa]s? de chocolate|filha da empresa|votou em (?:segunda|terca|quarta|quinta|sexta|massa|assembleia)',
  'licenca (?:maternidade|paternidade) (?:estendida|de \\d+)',
  // A code in a table is nobody's, unless it is said whose.
  '(?:re)?classific\\w+ (?:os? )?codigos? (?:do )?cid [a-z]\\d+(?! (?:d[aeo]s?|para|que) )',
);

/** Before a word of the first list, these say that it is about the work and not about the person. */
export const workObjects = anyOf(
  'pacientes?|alunos?|alunas?|estudantes?|criancas|clientes?|usuari[oa]s|residentes?|familias|populacao',
  'hospedes?|passageir[oa]s|consumidor\\w*|moradores|turistas?|idos[oa]s|torcedores|fieis|noiv[oa]s?',
  'comunidades?|publico|campanhas?|protocolos?|programas?|projetos?|cursos?|treinamentos?|normas?|comissao',
  'preven\\w*|vigilancia|controle|controlar|combate\\w*|notificacao|atendimentos?|atender|ambulatori\\w*',
  'unidades?|centros?|sala|setor|blocos?|enferma\\w+|oncolog\\w*|inclu\\w+|acessib\\w*|instrumenta\\w*',
  'escolas?|colegios?|hospita\\w+|instituic\\w+|radio|editora|canal|politicas? de|conferi\\w*|lanca\\w*|arquiv\\w*',
);

/** What else is worked on, sold, raised or written about; too wide a list for questions to candidates. */
export const workThings = anyOf(
  'agendas?|cancelamentos?|aparelhos?|equipamentos?|maquinas?|numero d[eo]|total de|taxa de|grupos?|turismo|festas?|eventos?|feiras?',
  'cardapios?|menus?|bolos?|produtos?|rotul\\w+|linha de|receitas?|buffet|animais|animal|vacas?|porcas?|gado|rebanho|egua|matriz(?:es)?|lavouras?|talh\\w+|pulveriz\\w*|vacina\\w*|racao',
  'reserva|aldeias?|obras? na|palestras?|sipat|outubro rosa|novembro azul|setembro amarelo|semana d[ae]|dia mundial',
  'ala|leitos?|receber|fila d[ea]|pericia|digitaliz\\w+|certid\\w+|pedidos?|protocolo|nota fiscal|contratos?|processos? (?:n|numero)|chamados?|boletos?|ligar|telefone|whatsapp|fornecedor\\w*|contrat\\w+ (?:o|um) buffet',
);

/** These speak of someone of the team. */
export const teamMember =
  /\b(?:el[ea]s?|del[ea]s?|nel[ea]s?|colaborador\w*|funcionari[oa]s?|colegas?|subordinad[oa]s?|mesmo|mesma)\b/u;

/** What joins a thing of work to the reason why someone was missed. */
export const becauseOf =
  /\b(?:por causa|devido|apos|depois|durante|desde|porque|em razao|apesar|por (?:ser|estar|ter|motivo))\b/u;

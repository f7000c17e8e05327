import { anyOf, eachOf } from './patterns.ts';

/*
 * What a document says of nobody: labels, promises, verdicts. Patterns are read against normalised text: no
 * accents, no punctuation.
 */

/** Judgements of a person that a document replaces by the question for a fact. */
export const labels = anyOf(
  'preguicos\\w*|preguica|relaxad\\w*|desleixad\\w*|irresponsavel|irresponsaveis|incompetent\\w*|arrogant\\w*',
  'grosseir\\w*|dificil de lidar|imatur\\w*|sensivel demais|desinteressad\\w*|descomprometid\\w*',
  '(?:muito|pessoa|temperamento|genio) estourad[oa]|(?:pessoa|postura|atitude|muito) negativ[oa]|teimos\\w*|voce sempre|voce nunca|todo mundo diz',
  'falta de vontade|(?:ter|tenha|com|demonstrar|mostrar) mais vontade|ma vontade|ench(?:e|er|endo) o saco|vive (?:reclamando|atrasad[oa]|de mau humor|de cara)|vagabund\\w*|mal educad[oa]s?|fofoqueir\\w*|mentiros[oa]s?|mau carater|corpo mole|puxa saco|sem nocao|preguicent\\w*',
  'gross[oa]s? (?:demais )?(?:com (?:[oa]s? |noss[oa]s? |seus? |suas? |tod[oa]s? (?:[oa]s? )?|um |uma )?(?:client\\w*|colegas?|pessoas?|pessoal|mundo|equipe|time|gente|fornecedor\\w*|pacient\\w*|alun\\w*|famili\\w*|hospedes?|chefe|chefia|lideranca|visitantes?|el[ea]s?|mim|todos)|comigo|conosco)',
  '(?:meio|muito|bem|tao|super|um pouco) desligad[oa]s?|(?:anda|andam|vive|vivem) desligad[oa]s?',
  'nao (?:se )?lig(?:a|am|ava|ou|ar) (?:mais )?(?:pra|para) (?:mais )?nada|nao (?:se )?lig(?:a|am|ava) (?:mais )?(?:pra|para) (?:ninguem|as? metas?|as? regras?|o (?:trabalho|servico|horario)|o que (?:eu|a gente) (?:falo|fala|digo|diz|peco|pede))',
  '(?<!\\b(?:dias|semanas|mes|meses|horas|minutos|prazos?|tempo|cronograma|agenda|calendario|verba|metas?|datas?) )(?:e|era|sao|anda|muito|bem|meio|pessoa|uma?) (?:burr[oa]|lerd[oa]|folgad[oa]|encostad[oa]|idiota|inutil|louc[oa]|maluc[oa]|histeric[oa]|antipatic[oa]|toxic[oa]|metid[oa]|egoista|invejos[oa]|fals[oa]|surtad[oa]|barraqueir[oa]|marrent[oa]|vitimista|relaps[oa]|dissimulad[oa])s?',
  'mimimi|se faz(?:endo)? de vitima|nao tem carater|el[ea]s? (?:e|sao) (?:muito |bem )?(?:gross[oa]|chat[oa]|problematic[oa]|insuporta\\w+)s?(?! d[eo])',
  '(?:e|era|virou|como) um (?:lixo|peso morto|zero a esquerda|mala(?: sem alca)?)|(?:el[ea]|pessoa|cara|vendedor\\w*) nao presta(?! (?:contas?|atencao|servico|socorro|informac\\w+|esclarec\\w+))',
);

/** Words of praise, or of a thing, that have the form of a label. */
export const noLabel = eachOf(
  // A question for a habit: 'O que você nunca faz sozinho?'
  '(?:o que|qual|quais|onde|com quem) (?:\\w+ )?voce (?:sempre|nunca)',
  // 'Se você nunca fez vassoura, tudo bem'
  '(?:se|caso|mesmo que|ainda que|quem) (?:voce )?nunca',
  // 'Você sempre pode contar comigo', 'Você nunca deixou um cliente sem resposta'
  'voce sempre(?! (?:(?:me|se|nos|te|o|a) )?(?:atras|esquec|reclam|cheg|falt|err|deix|perd|interromp|discut|culp|quer|acha|demor|entrega\\w* (?:atras|tarde|fora|errad|depois)|faz (?:errad|o minimo|corpo)|da desculpa|some|foge|grita|brig|responde mal))',
  'voce nunca (?:me )?(?:tinha|havia|deixou|deixa de|falt(?:ou|a)|desist(?:iu|e)|(?:se )?atras(?:ou|a)|falh(?:ou|a)|reclam(?:ou|a)|perdeu|precisou|viu|esteve|foi|teve|estara)',
  'falta de vontade politica|relaxad[oa]s? (?:depois|apos|n[oa]|durante)|mais relaxad[oa]s?|clima relaxado',
  '(?:resultado|saldo|trimestre|mes|ano|caixa|impacto|retorno|balanco|numero) (?:\\w+ ){0,2}muito negativo|(?:produto|residuo|gas|fumaca|ambiente) (?:e )?toxic[oa]',
);

export const promises = anyOf(
  'promocao garantida|promocao certa|(?:sera|vai ser) promovid\\w*|aumento de salario|aumento salarial|aumento garantido',
  '(?:promet|garant)(?:o|i|emos|imos|er|ir) (?:que )?(?:[ao] |uma? )?(?:aumento(?! d[eoa] (?:limite|prazo|desconto|estoque|capacidade|volume|oferta|producao))|promocao d(?:el[ea]|[oa] (?:colaborador\\w*|funcionari[oa])))',
  'se (?:\\w+ ){1,6}(?:vai virar|vira|vai ser|sera) (?:gerente|coordenador\\w*|supervisor\\w*|lider|chefe|encarregad[oa])(?! (?:d[eoa] )?(?:mercado|vendas|setor|segmento|categoria|regiao|projeto))',
  '(?:promover|promovo|vou promover) (?!(?:[oa]s? |uma? )?(?:campanh|ac(?:ao|oes)|event|ofert|produt|marca|feira|live|rodada|sorteio|curso))(?:\\w+ ){1,4}(?:se|caso) (?:bater|atingir|entregar|cumprir)',
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
  // The threat to let someone go, and the file that is made for it.
  '(?:vai|ir|vou (?:mandar|botar|colocar|por)|mandar|botar|colocar) (?:el[ea] )?(?:na|pra|para|para a) rua(?= (?:se|caso|mesmo|logo|de vez|ja|na proxima|e pronto)|$)|olho da rua',
  'se (?:\\w+ ){0,8}(?:(?:vou|vamos|terei|teremos|vai|iremos)(?: ter)?(?: que| de)? (?:dar|aplicar|tomar|levar|receber) (?:uma? |outra )?(?:suspens\\w+|advertenc\\w+|justa causa|gancho)|(?:ta|esta|estara|vai estar) (?:na|fora da) (?:rua|empresa))',
  // 'Vou ser demitida?' is asked by the person.
  '(?:sera|(?<!\\b(?:vou|posso) )ser|vai ser|esta sendo) (?:demitid[oa]|mandad[oa] (?:embora|pra rua|para a rua|para rua))|(?:demissao|desligamento) del[ea]',
  '(?:documentar|documentando|documente|juntar|reunir|registrar|justificar|justificativas?|provas?) (?:\\w+ ){0,4}(?:para|pra|pro) (?:\\w+ ){0,2}(?:demissao|demitir|desligamento|desligar el[ea])|(?:documentar|justificar) (?:a |o )?(?:demissao|desligamento d(?:el[ea]|[oa] (?:funcionari[oa]|colaborador\\w*)))',
  '(?:quem|se) nao (?:quer|quiser|esta) (?:\\w+ ){0,3}?(?:pode|que) (?:pedir (?:pra|para|as) (?:sair|contas?)|ir embora|procur\\w+ outr[oa])|(?:pede|pode pedir|peca) (?:pra|para|as) (?:sair|contas?)(?= |$)',
  '(?:quero|vou|vamos|preciso|posso|pretendo|queria) (?:\\w+ ){0,2}(?:dar|aplicar) (?:uma )?justa causa|merece (?:uma )?justa causa|(?:motivos?|jeito|forma|razao|razoes) (?:\\w+ ){0,2}?(?:para|pra|de) (?:demitir|mandar (?:\\w+ )?embora|desligar el[ea])',
  'el[ea] (?:e|seria) [oa] mais (?:frac[oa]|lent[oa]|ruim) d[oae] (?:time|equipe|setor|turma|todos)|(?:coloc\\w+|poe|bota|deixa) el[ea] (?:em|por) ultimo',
  'me ajud\\w+ a justificar (?:a |essa |esta )?(?:contratacao|escolha|promocao)',
  'recommend\\w* (?:firing|dismissal)|(?:should|must) be fired',
);

const kindOfPerson =
  '(?:mulher(?:es)?|homem|homens|gravidas?|gestantes?|maes?|pais de filh\\w+|quem tem filh\\w+|velh[oa]s?|idos[oa]s?|gente (?:velha|de idade)|(?:acima|mais) de \\d\\d anos(?! de)|negr[oa]s?|gays?|lesbicas?|trans|gord[oa]s?|evangelic[oa]s?|crentes?|macumbeir[oa]s?|deficientes?|pcds?|casad[oa]s?|solteir[oa]s?|nordestin[oa]s?|estrangeir[oa]s?|imigrantes?|sindicalizad[oa]s?|sindicalistas?|jovens?(?! aprendiz)|rapaz(?:es)?|mocas?|gente jovem)';

const vacancy = '(?:\\w+ ){0,2}?(?:vagas?|cargos?|func(?:ao|oes)|contrat\\w+|selec\\w+)';
const place =
  '(?:\\w+ ){0,2}?(?:vagas?|cargos?|func(?:ao|oes)|postos?|turnos?|caixas?|equipe|time|setor|loja|lugar|trabalho|servico)';

/** Who is not to be hired or promoted for what they are (Lei 9.029/1995); a vacancy for an equal chance may say so. */
export const discrimination = anyOf(
  `(?:nao|evit\\w+|sem|so|somente|apenas|prefir\\w+|nunca|chega de|nada de)(?: (?:\\w+ ){0,2}?)(?:contrat|admit|promov)\\w* (?:mais )?(?:uma? |alguem |gente |pessoas? |candidat\\w+ |funcionari\\w+ )?(?:que (?:seja|tenha) )?(?:com )?${kindOfPerson}`,
  `(?:contrat|admit|promov|cham|pega|aceit|quero|queremos)\\w* (?:so|somente|apenas) (?:uma? )?${kindOfPerson}`,
  `(?:so|somente|apenas) (?:contrat|admit|promov|cham|pega|aceit|quero|queremos|serve)\\w* (?:uma? )?${kindOfPerson}`,
  `(?:vagas?|cargos?|funcao) (?:e |sao |fica |ficam )?(?:so|somente|apenas) para ${kindOfPerson}`,
  `(?:prefir\\w+|que seja) (?:que seja )?(?:uma? )?${kindOfPerson} (?:para|pra|n[oa]s?|ness[ea]|nest[ea]) ${place}`,
  `(?:preferencia|^por|^para) (?:e |por |para |a )*${kindOfPerson} (?:para|pra|n[oa]s?|ness[ea]) ${vacancy}`,
  '(?:mulher(?:es)?|mocas?|candidatas?|alguem|ninguem|gente) em idade de (?:ter filh\\w+|engravidar|casar)',
);

/**
 * What a leader marks as not to be spoken of: no document that the person may come to read repeats it. A
 * customer's confidential paper and a reserved room are ordinary work.
 */
export const reserved = anyOf(
  'nao (?:posso|podemos|pode|devo|devemos|quero|vou) (?:ainda )?(?:falar|comentar|contar|dizer|tocar|mencionar|abrir) (?:nada )?(?:disso|isso|nisso|sobre isso|n?ess[ea] assunto|(?:com|para|pra|a) (?:el[ea]s?|ninguem))',
  'nao (?:fal|coment|cont|mencion|espalh)(?:ar?|em?|e) (?:nada |isso |disso |nisso |sobre isso |ainda )*(?:(?:com|para|pra|a) (?:el[ea]s?|ninguem)|ainda)',
  'nao (?:falar|comentar|contar|mencionar) (?:disso|isso|nisso|ness[ea] assunto)',
  '(?:isso|isto|assunto|tema|informacao) (?:(?:ainda|e|esta|fica|segue|muito|super|por enquanto) )*(?:confidencial|sigilos[oa]|reservad[oa]|(?:em )?sigilo|(?:um )?segredo)',
  'el[ea]s? ainda nao sabem?(?= disso| de nada| que |$)|el[ea]s? nao sabem? (?:ainda|disso|de nada)|el[ea]s? nao pode(?:m)? saber',
  'ninguem (?:\\w+ ){0,2}(?:ainda sabe|sabe ainda|sabe disso|pode saber)|ainda ninguem sabe|nao quer(?:o|em)? que (?:ninguem|el[ea]s?) saibam?',
  '(?:fique|fica|ficar|morre|isso e|isto e|aqui) (?:so )?(?:aqui )?entre nos',
);

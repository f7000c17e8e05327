/*
 * The verbs of letters: how one asks ('enviar' → 'envie'), and what a letter does by saying so
 * ('avisar que…').
 */

/** Infinitive → what one says to 'você': imperative and subjunctive are one form. */
const irregular = {
  aderir: 'adira',
  atrair: 'atraia',
  caber: 'caiba',
  cair: 'caia',
  cobrir: 'cubra',
  conferir: 'confira',
  conseguir: 'consiga',
  contrair: 'contraia',
  crer: 'creia',
  dar: 'dê',
  desfazer: 'desfaça',
  despedir: 'despeça',
  descobrir: 'descubra',
  dizer: 'diga',
  estar: 'esteja',
  extrair: 'extraia',
  fazer: 'faça',
  haver: 'haja',
  impedir: 'impeça',
  inserir: 'insira',
  intermediar: 'intermedeie',
  intervir: 'intervenha',
  investir: 'invista',
  ir: 'vá',
  ler: 'leia',
  mediar: 'medeie',
  medir: 'meça',
  ouvir: 'ouça',
  pedir: 'peça',
  perder: 'perca',
  perseguir: 'persiga',
  poder: 'possa',
  preferir: 'prefira',
  prevenir: 'previna',
  prever: 'preveja',
  prosseguir: 'prossiga',
  querer: 'queira',
  refazer: 'refaça',
  referir: 'refira',
  reler: 'releia',
  remediar: 'remedeie',
  repetir: 'repita',
  requerer: 'requeira',
  rever: 'reveja',
  saber: 'saiba',
  sair: 'saia',
  seguir: 'siga',
  sentir: 'sinta',
  ser: 'seja',
  servir: 'sirva',
  subir: 'suba',
  sugerir: 'sugira',
  transferir: 'transfira',
  trazer: 'traga',
  valer: 'valha',
  ver: 'veja',
  vestir: 'vista',
  vir: 'venha',
};
const irregularRequests = new Map(Object.entries(irregular));

/** Ends of infinitives and what they become; the first that fits decides. */
const regular: readonly (readonly [RegExp, string])[] = [
  [/p[oô]r$/u, 'ponha'],
  [/(?<=^|^abs|^con|^de|^entre|^man|^ob|^re|^sus)ter$/u, 'tenha'],
  [/guir$/u, 'ga'],
  [/uir$/u, 'ua'],
  [/ear$/u, 'eie'],
  [/car$/u, 'que'],
  [/çar$/u, 'ce'],
  [/gar$/u, 'gue'],
  [/cer$/u, 'ça'],
  [/g[ei]r$/u, 'ja'],
  [/guer$/u, 'ga'],
  [/ar$/u, 'e'],
  [/[ei]r$/u, 'a'],
];

/** What a verb becomes when it is asked of 'você': 'enviar' → 'envie'. The infinitive is in lower case. */
export function requestOf(infinitive: string): string {
  const known = irregularRequests.get(infinitive);
  if (known !== undefined) return known;
  const rule = regular.find(([end]) => end.test(infinitive));
  return rule ? infinitive.replace(rule[0], rule[1]) : infinitive;
}

/** What is asked of several people: 'envie' → 'enviem', 'vá' → 'vão'. */
export function requestOfMany(request: string): string {
  if (request === 'vá') return 'vão';
  return request === 'dê' ? 'deem' : `${request}m`;
}

/** What people ask of one another at work. */
export const workVerbs: readonly string[] = `
  abrir acabar aceitar acessar acompanhar acontecer adiar adotar agendar agradecer ajustar alinhar alterar analisar
  anexar anotar antecipar apresentar aprovar assumir atrasar aumentar baixar caber comparecer conseguir contratar criar
  depender diminuir elogiar existir faltar funcionar iniciar mudar ocorrer parar passar perder permitir precisar
  renovar sair terminar trabalhar transferir valer vencer vender viajar voltar
  arquivar assinar atender atualizar avaliar avisar buscar cadastrar calcular cancelar chegar clicar colocar combinar
  começar comparar comparecer completar comprar comunicar concluir conferir confirmar conhecer considerar consultar
  continuar corrigir cuidar cumprir definir deixar desligar devolver digitar divulgar documentar encaminhar encerrar
  entregar enviar escolher evitar executar fazer fechar finalizar garantir guardar imprimir incluir indicar informar
  iniciar inscrever inserir instalar inventariar lançar ler lembrar levar ligar limpar listar mandar manter marcar
  montar negociar observar organizar orientar pagar participar pedir pegar planejar preencher preparar priorizar
  procurar produzir providenciar receber reconferir reduzir refazer registrar remarcar reportar reservar resolver
  responder retirar retornar reunir rever revisar salvar seguir selecionar separar solicitar substituir tentar tirar
  trazer treinar trocar usar utilizar validar verificar ver vir ajudar apoiar cobrir emprestar falar ficar`
  .trim()
  .split(/\s+/u);
/** Requests that are also nouns: 'o ajuste', 'a marca'. */
const nounsToo = new Set(
  'ajuste alinhe analise compra corte troca venda marque monte retorne'.split(' '),
);
const requests = new Set(workVerbs.map(requestOf).flatMap((one) => [one, requestOfMany(one)]));

const infinitives = new Map(workVerbs.map((verb) => [requestOf(verb), verb]));

/** 'cubra' → 'cobrir', 'enviem' → 'enviar'; null where it is no request that we know. */
export function infinitiveOfRequest(request: string): string | null {
  const low = request.toLocaleLowerCase('pt-BR');
  return infinitives.get(low) ?? infinitives.get(low.replace(/m$/u, '')) ?? null;
}

/** True where a sentence begins by asking: 'Envie o relatório', 'Não esqueça…', 'Favor conferir…'. */
export function isRequest(text: string): boolean {
  const [, negation, verb = '', next = ''] =
    /^(não )?(\p{L}+)(?:-(?:se|me|nos))?(?:[ ,]+(\p{L}+))?/iu.exec(text) ?? [];
  const low = verb.toLocaleLowerCase('pt-BR');
  if (low === 'favor') return true;
  if (negation !== undefined && /^(?:esqueça|deixe)$/u.test(low)) return true;
  if (!requests.has(low)) return false;
  return !nounsToo.has(low) || /^(?:[oa]s?|seus?|suas?|até|com)$/iu.test(next);
}

/** What a letter does by being sent. */
export type SpeechAct = 'inform' | 'remind' | 'thank' | 'invite' | 'talk' | 'ask' | 'wonder';

/** Infinitive, without accents → the act. */
export const speechActs: ReadonlyMap<string, SpeechAct> = new Map<string, SpeechAct>(
  Object.entries({
    alertar: 'inform',
    anunciar: 'inform',
    avisar: 'inform',
    comunicar: 'inform',
    contar: 'inform',
    dizer: 'inform',
    divulgar: 'inform',
    esclarecer: 'inform',
    explicar: 'inform',
    informar: 'inform',
    notificar: 'inform',
    citar: 'remind',
    destacar: 'remind',
    frisar: 'remind',
    lembrar: 'remind',
    mencionar: 'remind',
    reforcar: 'remind',
    relembrar: 'remind',
    ressaltar: 'remind',
    salientar: 'remind',
    agradecer: 'thank',
    cumprimentar: 'thank',
    elogiar: 'thank',
    felicitar: 'thank',
    parabenizar: 'thank',
    reconhecer: 'thank',
    valorizar: 'thank',
    chamar: 'invite',
    convidar: 'invite',
    convocar: 'invite',
    alinhar: 'talk',
    conversar: 'talk',
    debater: 'talk',
    discutir: 'talk',
    falar: 'talk',
    tratar: 'talk',
    cobrar: 'ask',
    pedir: 'ask',
    requisitar: 'ask',
    solicitar: 'ask',
    perguntar: 'wonder',
    saber: 'wonder',
    entender: 'wonder',
  }),
);

/** Verbs of this list take the person they speak to: 'parabenizar você por', 'lembrar você de'. */
export const actsOnPerson: ReadonlySet<string> = new Set(
  'convidar chamar convocar cumprimentar felicitar lembrar parabenizar relembrar'.split(' '),
);

/** 'avisando que…': what a request in free text says a letter should do. */
export function infinitiveOfGerund(gerund: string): string | null {
  return /[aei]ndo$/u.test(gerund) ? gerund.replace(/ndo$/u, 'r') : null;
}

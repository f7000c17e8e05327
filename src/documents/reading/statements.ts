import { endsInOneOf, wordList, wordSet } from '../kit/words.ts';
import { nounOf } from '../knowledge/nouns.ts';
import { workVerbs } from '../knowledge/work-verbs.ts';

/*
 * What tells a sentence that states something from a few words that only name it. Verbs are recognised by forms
 * that are nothing else; where in doubt, there is none.
 */

/** Forms without a subject of their own kind, as they are written. */
const finiteForms = wordSet(
  `é são era eram foi foram será serão seria seja sejam está estão estava estavam estará estarão esteja tem têm tinha
  tinham teve tiveram terá terão tenha há havia houve haverá vai vão vamos ia vem vêm veio vieram virá pode podem podia
  pôde poderá poderão deve devem devia deverá deverão precisa precisam precisamos quer querem queria faz fazem fez
  fizeram fará farão fica ficam ficou ficaram ficará dá dão deu deram dará diz dizem disse disseram põe trouxe
  trouxeram traz trazem sabe sabem soube muda mudam mudou mudaram passa passam passou passaram começa começam começou
  começaram termina terminam acontece acontecem aconteceu ocorre ocorrem ocorreu chega chegam sai saem sobe caiu cai
  entra entram entrou volta voltam voltou segue seguem seguiu continua continuam depende dependem existe existem
  funciona funcionam consegue conseguem conseguiu recebe recebem recebeu faltam faltou vence vencem venceu reclama
  reclamam responde respondem respondeu atende atendem chama mudará começará terminará passará inicia iniciam iniciará
  abre abrem fecha fecham vale valem usa usam usamos temos estamos somos fomos ficamos tivemos fizemos
  participa participam ajuda-nos permite permitem exige exigem afeta afetam altera alteram inclui incluem aguarda
  aguardam solicita solicitam obriga parou pararam para-se espera-se pede-se lembro informo aviso comunico agradeço
  preciso peço solicito quero queria gostaria gostaríamos espero confio`,
);
/** Ends of finite forms, by how many letters stand before them at least. */
const finiteEnds: readonly (readonly string[])[] = [
  wordList('ará erá irá arão erão irão'),
  wordList('emos imos eu iu'),
  wordList('ou aram eram iram avam amos'),
];
/** Of these more are something else: 'próximos', 'últimos', 'mínimos', 'museu'. */
const otherEnds = wordList('ximos timos nimos seu meu viu');

function endsFinitely(word: string): boolean {
  if (endsInOneOf(word, otherEnds)) return false;
  return finiteEnds.some((endings, before) => endsInOneOf(word.slice(before), endings));
}

const nouns = wordSet(
  `museu europeu extremos supremos ramos reclamos comando cinema feirão verão clarão refrão grão chão irão corrimão padrão
  plantão balcão galpão cartão botão algodão seção sessão`,
);
/** After these a word that looks like a verb is a noun: 'o aviso', 'de espera'. */
const beforeNouns = wordSet(
  `o a os as um uma do da dos das de no na nos nas em ao à pelo pela por com sem para sobre este esta esse essa seu sua
  meu minha nosso nossa`,
);

/** Of 'parar', and more often something else. */
const otherWords = wordSet('para param');
/** 'começa', 'iniciam': what verbs of work say of one and of many, where it is no noun. */
const presentForms = new Set(
  workVerbs
    .flatMap((verb) => {
      const stem = verb.slice(0, -2);
      return verb.endsWith('ar') ? [`${stem}a`, `${stem}am`] : [`${stem}e`, `${stem}em`];
    })
    .filter((form) => form.length > 3 && !otherWords.has(form) && nounOf(form) === null),
);
/** Also nouns: a verb where a subject stands before and an object after: 'o RH ajuda com as senhas'. */
const nounLikeForms = wordSet(
  `ajuda ajudam entrega entregam apoia apoiam acompanha acompanham organiza cuida cuidam orienta orientam prepara
  preparam envia enviam manda mandam cobra paga pagam compra compram vende mostra mostram apresenta apresentam leva levam
  indica indicam pede pedem fala falam espera esperam deixa gera geram resolve resolvem libera liberam bloqueia define
  definem decide decidem avalia avaliam confirma confirmam recomenda mantém mantêm atualiza registra registram publica
  divulga visita visitam consulta consultam`,
);
const objectsBegin = wordSet(
  'o a os as um uma com em no na nos nas de do da para ao à por pelo pela que todos todas até',
);

/** True where the words hold a verb that says something of someone. */
export function statesSomething(text: string): boolean {
  const words = text.toLocaleLowerCase('pt-BR').match(/[\p{L}\p{M}-]+/gu) ?? [];
  return words.some((word, index) => {
    const before = words[index - 1];
    // 'Parado há dois dias' tells for how long, and states nothing.
    if ((word === 'há' || word === 'faz') && index > 0 && isDuration(text)) return false;
    if (before !== undefined && beforeNouns.has(before)) return false;
    if (nouns.has(word)) return false;
    if (finiteForms.has(word) || endsFinitely(word)) return true;
    if (index > 0 && presentForms.has(word)) return true;
    return index > 0 && nounLikeForms.has(word) && objectsBegin.has(words[index + 1] ?? '');
  });
}

function isDuration(text: string): boolean {
  return /(?<!\p{L})(?:há|faz)\s+(?:mais de |cerca de |uns? |umas? )?(?:\d|\p{L}+)\s+(?:minuto|hora|dia|semana|mês|mes|ano|tempo)/iu.test(
    text,
  );
}

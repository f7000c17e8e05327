import { givenNames } from '../../knowledge/given-names.ts';
import { fallbackName } from '../../knowledge/style.ts';
import { requestOfMany } from '../../knowledge/letter/verbs.ts';
import { normalize } from '../../knowledge/words.ts';
import { objectionTo } from '../guard.ts';
import { firstNameOf, joinList, quiet, upperFirst } from '../portuguese.ts';
import { commonNames } from '../rubric-text.ts';

/** Who a letter goes to, as typed and as spoken to. */
export interface Recipient {
  /** '' where nobody is named. */
  name: string;
  /** 'Renata', 'Dr. João', 'equipe', 'Ana e Paulo'; '' where nobody is named. */
  called: string;
  /** Several people: they are 'vocês'. */
  many: boolean;
}

const groups =
  /^(?:(?:à|a|toda a|todo o|tod[oa]s [oa]s|tod[oa]s d[oa]s?|o|os|as)\s+)?(equipes?|times?|pessoal|todos|todas|colegas?|turma|grupo|setor|departamento|diretoria|galera|gente|lideran(?:ça|ças)|líderes|gestores|gestoras|gerentes|supervisores|coordenadores|colaboradores|funcionários|clientes|fornecedores|professores|analistas|vendedor(?:es|as)|voluntári[oa]s|motoristas|entregador(?:es|as)|enfermeir[oa]s|técnic[oa]s|médic[oa]s|recepcionistas|atendentes|cozinheir[oa]s|garçons|operador(?:es|as)|promotor(?:es|as)|consultor(?:es|as)|estagiári[oa]s|aprendizes|alun[oa]s|pais|responsáveis|moradores|associad[oa]s|parceir[oa]s|representantes|encarregad[oa]s|coordenadoras|diretor(?:es|as)|sóci[oa]s|monitor(?:es|as)|auxiliares|assistentes|meninas|meninos|desenvolvedor(?:es|as)|plantonistas|squad|comitê|comissão|conselho|brigada)(?=$|\s)/iu;
const titles =
  /^(?:dra?|sra?|srta|profa?|eng|prof|me|ma|dona|seu|senhora?|doutora?|professora?|padre|pastora?|irmã|frei)$/u;
const roles =
  /^(?:gerente|diretora?|coordenadora?|supervisora?|analista|assistente|auxiliar|cliente|fornecedora?|gestora?|chefe|encarregad[oa]|l[ií]der|presidente|s[oó]ci[oa]|rh|recursos|financeiro|compras|comercial|ti|recep[cç][aã]o|secretaria|suporte|candidat[oa])$/u;

export function recipientOf(typed: string): Recipient {
  const name = typed.trim().replace(/\s+/gu, ' ');
  const isNobody = normalize(name) === normalize(fallbackName) || !/\p{L}/u.test(name);
  if (isNobody || objectionTo(name) !== null) return { name: '', called: '', many: false };
  const people = peopleIn(name);
  const group = groups.exec(name);
  if (group) {
    const called = quiet(name.slice(name.indexOf(group[1] ?? '')))
      .replace(/^\p{Lu}\p{L}+/u, (word) => word.toLocaleLowerCase('pt-BR'))
      // 'Oi, todos!' is said to nobody.
      .replace(/^tod[oa]s(?= d|$)/u, 'pessoal');
    return { name, called, many: !/^colega$/iu.test(group[1] ?? '') };
  }
  if (people.length > 1 && people.every((person) => person.length < 60)) {
    return { name, called: joinList(people.map(spokenTo)), many: true };
  }
  return { name, called: spokenTo(name), many: false };
}

/** 'Ana e Paulo' are two, 'João de Alcântara e Silva' is one. */
function peopleIn(name: string): string[] {
  const parts = name.split(/\s*(?:[,;/&+]|\s+e\s+)\s*/u).filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const oneName =
    parts.length === 2 && /\s/u.test(parts[0] ?? '') && surnames.test(normalize(last));
  return oneName && / e /u.test(name) ? [name] : parts;
}

/** Surnames that 'e' joins to another. */
const surnames =
  /^(?:silva|souza|sousa|castro|mello?|lima|costa|albuquerque|cunha|almeida|santos|sa|mora[ei]s|oliveira|pereira|andrade|carvalho|vasconcelos|barros|menezes|figueiredo|nobrega|campos)$/u;

function spokenTo(name: string): string {
  const bare = name.replace(/\s*[<(].*$/u, '').trim() || name;
  const [first = '', second] = bare.split(' ');
  const plain = normalize(first);
  if (bare.includes('@')) return bare;
  if (roles.test(plain)) {
    const given = normalize(second ?? '');
    // 'Fornecedora Aline' is called by her name.
    if (!givenNames.has(given) && !commonNames.has(given)) return quiet(bare);
    return spokenTo(bare.slice(first.length).trim());
  }
  const said =
    titles.test(plain) && second !== undefined
      ? `${first} ${firstNameOf(bare.slice(first.length))}`
      : firstNameOf(bare);
  return said.split(' ').map(properCase).join(' ');
}

/** 'RENATA' and 'renata' are 'Renata'. */
function properCase(word: string): string {
  if (/^d[aeo]s?$/iu.test(word)) return word.toLocaleLowerCase('pt-BR');
  const shouts = word.length > 2 && word === word.toLocaleUpperCase('pt-BR');
  return upperFirst(shouts ? word.toLocaleLowerCase('pt-BR') : word);
}

/** Words of our own phrases, said to several; in this order. */
const inPlural: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})seu horário de trabalho/gu, 'horário de trabalho de vocês'],
  [/(?<!\p{L})alguma de suas entregas/gu, 'alguma das entregas de vocês'],
  [
    /(?<!\p{L})([Aa]o|à|d[oa]|n[oa]|pel[oa]|[OoAa]s?) (?:seus?|suas?) (melhor \p{L}+|\p{L}+)/gu,
    '$1 $2 de vocês',
  ],
  [/(?<!\p{L})entrega sua(?!\p{L})/gu, 'entrega de vocês'],
  [/(?<!\p{L})([Vv])ocê(?!\p{L})/gu, '$1ocês'],
  [/(?<=ocês )(pode|consegue|poderia|soubesse|sinta|saiba)(?!\p{L})/gu, '$1m'],
  [/(?<=ocês )(perceber|achar|precisar|saber|considerar)(?!\p{L})/gu, '$1em'],
  [/(?<=ocês )já mostrou(?!\p{L})/gu, 'já mostraram'],
  [/mandou muito bem/gu, 'mandaram muito bem'],
  [/(?<=que vocês )(siga|veja)(?!\p{L})/gu, '$1m'],
  [/(?<=como vocês )está(?!\p{L})/gu, 'estão'],
  [/(?<!\p{L})([Tt])opa (?=participar)/gu, '$1opam '],
  [
    /(?<!\p{L})([Ss]e|Caso|[Qq]uando) (precisar|quiser|puder|travar|preferir|considerar)(?!\p{L})/gu,
    '$1 $2em',
  ],
  [/(?<!\p{L})([Ss]e) tiver(?!\p{L})/gu, '$1 tiverem'],
  [/(?<!\p{L})Caso (deseje|prefira)(?!\p{L})/gu, 'Caso $1m'],
  [/(?<!\p{L})Caso queira(?!\p{L})/gu, 'Caso queiram'],
  [/(?<!\p{L})pode (?=(?:ver|ler|responder) quando)/gu, 'podem '],
  [/(?<!\p{L})quando pode(?!\p{L})/gu, 'quando podem'],
  [/(?<!\p{L})(não|nem) precisa responder/giu, '$1 precisam responder'],
  [/(?<=Me )diz se consegue/gu, 'digam se conseguem'],
  [/(?<=Me )diz(?!\p{L})/gu, 'digam'],
  [/(?<=[Mm]e )chama(?!\p{L})/gu, 'chamem'],
  [/(?<=[Mm]e )conta(?= que)/gu, 'contem'],
  [/Travou em algum passo/gu, 'Travaram em algum passo'],
];

/** Requests that our own phrases make. */
const asked =
  /(?<=[Mm]e |[Pp]or favor, |^|[.:;!?] | e )(avise|diga|conte|indique|envie|mande|procure|comunique|confirme|mantenha|faça|siga|leia|veja)(?!\p{L})/giu;

/** A phrase of ours, said to several people. */
export function toMany(phrase: string): string {
  const plural = inPlural.reduce((said, [one, many]) => said.replace(one, many), phrase);
  return plural.replace(asked, requestOfMany);
}

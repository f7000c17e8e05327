import { formatDay } from '#shared/format.ts';
import { isPerson, nounOf } from '../knowledge/nouns.ts';
import { contentWords, stem } from '../knowledge/words.ts';
import { joinList, upperFirst, withoutFinalStop } from '../writing/portuguese.ts';
import type { ActionOwner } from '../knowledge/action-themes/shape.ts';
import { ownerRoles } from './rules.ts';

/** A person whom the leader named, and what that person looks after as far as it was said. */
export interface NamedOwner {
  name: string;
  about: string;
  /** The work as an action says it: 'Coordenar as conversas com os terceirizados'; null where it is not told so. */
  doing: string | null;
}

const name = String.raw`(?:(?:Dra?\.|Eng\.|Enf\.|Téc\.|Profa?\.|[Ss]eu|[Dd]ona) )?\p{Lu}\p{Ll}+(?: (?:d[aeo]s? |e )?\p{Lu}\p{Ll}+){0,5}`;
/** What somebody is said to be going to do; 'vai viajar' or 'vai precisar' is no work for a plan. */
const works =
  'ligar|fazer|montar|treinar|preparar|levantar|revisar|acompanhar|medir|pesar|conferir|negociar|contratar|comprar|escrever|criar|apresentar|enviar|conversar|visitar|testar|instalar|mapear|atualizar|publicar|divulgar|contatar|ajudar|apoiar|atender|controlar|definir|analisar|elaborar|registrar';
const sayings: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:[Rr]espons[áa]ve(?:l|is)|[Oo]wner)(?<about>(?: pel[oa]s?| por| d[oae]s?)?[^:.\n]{0,60}):\s*(?<name>${name})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<name>${name})(?: \([^)\n]{1,60}\)|, [^,.\n]{1,60},)? (?:ficar[áa]|fica|será|é|vai ser|vai ficar) (?:a |o )?respons[áa]vel (?<by>por|pel[oa]s?)(?<about>[^.;\n]{0,120})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<name>${name})(?: \([^)\n]{1,60}\)|, [^,.\n]{1,60},)? (?:vai |irá )?(?<verb>cuida(?:r|rá|m)?|valida(?:r|rá|m)?|organiza(?:r|rá|m)?|conduz(?:ir|irá|em)?|lidera(?:r|rá|m)?|coordena(?:r|rá|m)?|assum(?:e|em|ir|irá)|toca(?:r|rá|m)?) (?<about>[^.;\n]{0,120})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<name>${name})(?: \([^)\n]{1,60}\)|, [^,.\n]{1,60},)? (?:vai |irá )?respond(?:e|er|erá) (?<by>por|pel[oa]s?)(?<about>[^.;\n]{0,120})`,
    'gu',
  ),
  new RegExp(
    String.raw`[Qq]uem (?:vai |irá )?respond(?:e|er|erá) (?<by>por|pel[oa]s?)(?<about>[^.;:\n]{0,120}?) (?:é|será|vai ser) (?:[oa] )?(?<name>${name})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<name>${name})(?: \([^)\n]{1,60}\)|, [^,.\n]{1,60},)? (?:vai|irá) (?<work>${works}) (?<about>[^.;\n]{0,120})`,
    'gu',
  ),
  new RegExp(
    String.raw`[Qq]uem (?:vai |irá )?(?<verb>cuida(?:r|rá)?|valida(?:r|rá)?|organiza(?:r|rá)?|conduz(?:ir|irá)?|lidera(?:r|rá)?|coordena(?:r|rá)?|assum(?:e|ir|irá)|toca(?:r|rá)?) (?<about>[^.;:\n]{0,120}?) (?:é|será|vai ser) (?:[oa] )?(?<name>${name})`,
    'gu',
  ),
];
/** Words that open a sentence and are nobody's name. */
const openers = new Set(
  'Ela Ele Elas Eles Quem Isso Isto Cada Nós Eu Você Hoje Agora Não Já Aqui Também Depois Antes Quando Se Nosso Nossa Uma Um Alguém Ninguém Todos'.split(
    ' ',
  ),
);

/** Two people under one verb: 'Ana cuida do caixa e Rui da loja', 'Quem responde pela loja é o Rui e pelo caixa a Ana'. */
const underOneVerb: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(${name}) (cuida|cuidará|vai cuidar|responde|responderá|fica responsável) (d[aeo]s?|pel[oa]s?|por) ([^.;,\n]{1,80}?),? e (?:[oa] )?(${name}) (d[aeo]s?|pel[oa]s?|por) `,
      'gu',
    ),
    '$1 $2 $3 $4. $5 $2 $6 ',
  ],
  [
    new RegExp(
      String.raw`([Qq]uem (?:responde|responderá|vai responder|cuida|vai cuidar)) (d[aeo]s?|pel[oa]s?|por) ([^.;,\n]{1,80}?) (?:é|será) (?:[oa] )?(${name}),? e (d[aeo]s?|pel[oa]s?|por) ([^.;,\n]{1,80}?),? (?:é |será )?(?:[oa] )?(?=${name})`,
      'gu',
    ),
    '$1 $2 $3 é $4. $1 $5 $6 é ',
  ],
];
/** 'Quem toca é a Rosa do administrativo e o Igor da TI': they look after the plan as a whole. */
const heads = new RegExp(
  String.raw`[Qq]uem (?:vai )?(?:toca|lidera|coordena|conduz|responde|cuida)r?(?: (?:isso|tudo|disso|de tudo|por tudo|o plano|o projeto|d?esse projeto))? (?:é|são|será|serão|vai ser) (?:[oa] )?(${name})(?: d[aeo]s? [^\s,.;]+)?(?: e (?:[oa] )?(${name}))?`,
  'gu',
);

function headsIn(text: string): NamedOwner[] {
  return [...text.matchAll(heads)].flatMap(([, ...names]) =>
    names
      .filter((each): each is string => each !== undefined)
      .map((each) => ({ name: each, about: '', doing: null })),
  );
}

/** The people whom a text makes answer for something. */
export function namedOwnersIn(said: string): NamedOwner[] {
  const text = underOneVerb.reduce(
    (rest, [pattern, apart]) => rest.replaceAll(pattern, apart),
    said,
  );
  const found = sayings.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups = {} }) => ({
      name: groups['name'] ?? '',
      about: (groups['about'] ?? '').trim(),
      doing: doingOf(groups),
    })),
  );
  const people = [...found, ...headsIn(text)]
    .map((owner) => ({ ...owner, name: upperFirst(withoutRole(owner.name)) }))
    .filter((owner) => {
      const [first = ''] = owner.name.split(' ');
      return !openers.has(first) && nounOf(first) === null;
    });
  return [...new Map(people.map((owner) => [`${owner.name} ${owner.about}`, owner])).values()];
}

/** 'Coordenadora Beatriz' is Beatriz. */
function withoutRole(called: string): string {
  const [first = '', ...rest] = called.split(' ');
  return rest.length > 0 && roles.test(first) ? rest.join(' ') : called;
}

const roles =
  /^(?:coordenador|gerente|supervisor|analista|diretor|professor|enfermeir|chefe|líder|encarregad|técnic|engenheir|nutricionista|governanta|assistente|auxiliar)/iu;

/** Longer tellings are no action in one line. */
const mostDoing = 14;

/** 'vai cuidar da escala' is 'Cuidar da escala'; 'responsável pela escala' is that too. */
function doingOf({ verb, work, by, about = '' }: Readonly<Record<string, string>>): string | null {
  const [what = ''] = about.trim().split(/,| e (?:também|ainda|vai) | porque | pois /u);
  const said = withoutFinalStop(what);
  if (said === '' || said.split(/\s+/u).length > mostDoing) return null;
  if (work !== undefined) return `${upperFirst(work)} ${said}`;
  if (verb !== undefined) return `${infinitives[verb.slice(0, 4)] ?? ''} ${said}`;
  if (by === undefined) return null;
  // One answers for people by bringing them in; nobody 'takes care' of doctors.
  if (/^pel[oa]s$/u.test(by) && isPerson(said.split(' ')[0] ?? '')) {
    return `Envolver ${by.slice(3)} ${said}`;
  }
  return `Cuidar ${by === 'por' ? 'de' : by.replace('pel', 'd')} ${said}`;
}

/** By the first letters of any of its forms. */
const infinitives: Readonly<Record<string, string>> = {
  cuid: 'Cuidar',
  vali: 'Validar',
  orga: 'Organizar',
  cond: 'Conduzir',
  lide: 'Liderar',
  coor: 'Coordenar',
  assu: 'Assumir',
  toca: 'Tocar',
};

export interface OwnerTerms {
  named: readonly NamedOwner[];
  /** The person that the plan was asked for; '' for none. */
  person: string;
  /** Day until which the leader names who answers, `yyyy-MM-dd`. */
  decideBy: string;
  team: string;
}

/** All that a person looks after is in the task, or two words of it are. */
export function isAbout(about: string, task: string): boolean {
  const wanted = [...new Set(contentWords(about).map(stem))];
  const said = contentWords(task).map(stem);
  const shared = wanted.filter((word) => said.some((other) => isAkin(word, other))).length;
  return wanted.length > 0 && shared >= Math.min(2, wanted.length);
}

/** 'Testes' and 'testar' are one word here; 'contrato' and 'contato' are two. */
function isAkin(one: string, other: string): boolean {
  if (one.slice(0, 4) !== other.slice(0, 4)) return false;
  const [a = '', b = ''] = [one[4], other[4]];
  return a === b || a === '' || b === '' || /^[aeio]{2}$/u.test(a + b);
}

const wholePlan = new Set('plano planos acao acoes projeto geral todo toda todas todos'.split(' '));

/** Someone who looks after the plan as a whole, and no part of it. */
export function isWholePlan(about: string): boolean {
  return contentWords(about).every((word) => wholePlan.has(word));
}

/** Who answers for an action: whom the leader named for it, else the person of the plan, else a role. */
export function ownerFor(
  { owner, task, isFirst }: { owner: ActionOwner; task: string; isFirst: boolean },
  { named, person, decideBy, team }: OwnerTerms,
): string {
  const close = named.find(({ about }) => isAbout(about, task));
  if (close) return close.name;
  const day = formatDay(decideBy);
  if (owner === 'hr') return ownerRoles.hr;
  if (owner === 'partner') return `Área parceira (pessoa de contato a definir até ${day})`;
  const general = named.filter(({ about }) => isWholePlan(about)).map((head) => head.name);
  if (general.length > 0) return joinList([...new Set(general)]);
  if (owner === 'leadership') return ownerRoles.leadership;
  if (person !== '') return person;
  // Whoever is still to be named cannot answer for what is due at once.
  return isFirst ? ownerRoles.leadership : `${team} (uma pessoa responsável, a definir até ${day})`;
}

import { formatDay } from '#shared/format.ts';
import { nounOf } from '../knowledge/nouns.ts';
import { contentWords } from '../knowledge/words.ts';
import { upperFirst, withoutFinalStop } from '../writing/portuguese.ts';
import type { ActionOwner } from '../knowledge/action-themes-shape.ts';
import { ownerRoles } from './rules.ts';

/** A person whom the leader named, and what that person looks after as far as it was said. */
export interface NamedOwner {
  name: string;
  about: string;
  /** The work as an action says it: 'Coordenar as conversas com os terceirizados'; null where it is not told so. */
  doing: string | null;
}

const name = String.raw`(?:(?:Dra?\.|Eng\.|Enf\.|Téc\.|Profa?\.|[Ss]eu|[Dd]ona) )?\p{Lu}\p{Ll}+(?: (?:d[aeo]s? |e )?\p{Lu}\p{Ll}+){0,5}`;
const sayings: readonly RegExp[] = [
  new RegExp(
    String.raw`[Rr]espons[áa]ve(?:l|is)(?<about>(?: pel[oa]s?| por| d[oae]s?)?[^:.\n]{0,60}):\s*(?<name>${name})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<name>${name})(?: \([^)\n]{1,60}\)|, [^,.\n]{1,60},)? (?:ficar[áa]|fica|será|é|vai ser|vai ficar) (?:a |o )?respons[áa]vel (?<by>por|pel[oa]s?)(?<about>[^.;\n]{0,120})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<name>${name})(?: \([^)\n]{1,60}\)|, [^,.\n]{1,60},)? (?:vai |irá )?(?<verb>cuida(?:r|rá)?|valida(?:r|rá)?|organiza(?:r|rá)?|conduz(?:ir|irá)?|lidera(?:r|rá)?|coordena(?:r|rá)?|assum(?:e|ir|irá)|toca(?:r|rá)?) (?<about>[^.;\n]{0,120})`,
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

/** The people whom a text makes answer for something. */
export function namedOwnersIn(text: string): NamedOwner[] {
  const found = sayings.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups = {} }) => ({
      name: groups['name'] ?? '',
      about: (groups['about'] ?? '').trim(),
      doing: doingOf(groups),
    })),
  );
  const people = found
    .map((owner) => ({ ...owner, name: upperFirst(owner.name) }))
    .filter((owner) => {
      const [first = ''] = owner.name.split(' ');
      return !openers.has(first) && nounOf(first) === null;
    });
  return [...new Map(people.map((owner) => [`${owner.name} ${owner.about}`, owner])).values()];
}

/** Longer tellings are no action in one line. */
const mostDoing = 14;

/** 'vai cuidar da escala' is 'Cuidar da escala'; 'responsável pela escala' is that too. */
function doingOf({ verb, by, about = '' }: Readonly<Record<string, string>>): string | null {
  const [what = ''] = about.trim().split(/,| e (?:também|ainda|vai) | porque | pois /u);
  const said = withoutFinalStop(what);
  if (said === '' || said.split(/\s+/u).length > mostDoing) return null;
  if (verb !== undefined) return `${infinitives[verb.slice(0, 4)] ?? ''} ${said}`;
  if (by === undefined) return null;
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
  // 'Testes' and 'testar' are one word here.
  const beginnings = (text: string) => new Set(contentWords(text).map((word) => word.slice(0, 4)));
  const wanted = beginnings(about);
  const said = beginnings(task);
  const shared = [...wanted].filter((word) => said.has(word)).length;
  return wanted.size > 0 && shared >= Math.min(2, wanted.size);
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
  const general = named.find(({ about }) => isWholePlan(about));
  if (general) return general.name;
  if (owner === 'leadership') return ownerRoles.leadership;
  if (person !== '') return person;
  // Whoever is still to be named cannot answer for what is due at once.
  return isFirst ? ownerRoles.leadership : `${team} (uma pessoa responsável, a definir até ${day})`;
}

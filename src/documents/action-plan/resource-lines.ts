import type { ResourceKind } from '../knowledge/action-themes/resources.ts';
import {
  contract,
  joinList,
  lowerFirst,
  quiet,
  startsWithInfinitive,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { excerptOf } from '../writing/relevance.ts';
import type { LeftResource } from './resources.ts';

/** Nobody rereads more of a resource in a plan. */
const longest = 300;

/** 'A verba para EPI', 'R$ 5 mil para comunicação'. */
const earmarked = /\s(?:para|em) (?!r\$)\p{L}/iu;

type Sayable = (phrases: string) => string;

/** What a resource that no action took is good for, by its sort. */
const lines: Partial<Record<ResourceKind, Sayable>> = {
  record: (said) => `Usar ${said} para acompanhar as datas e os responsáveis deste plano.`,
  channel: (said) =>
    `Usar ${said} para dar notícia do plano: o que mudou, o que ficou pronto e a próxima data.`,
  people: (said) =>
    `Convidar ${said} para a primeira reunião e combinar a participação em uma das ações.`,
  money: (said) =>
    earmarked.test(said)
      ? `Confirmar, antes da ação que depende disso, quem libera ${said} e até quando.`
      : `Usar ${said} no que não puder ser resolvido sem gasto, com o motivo e o valor de cada despesa registrados.`,
  time: (said) => `Reservar ${said} para as ações deste plano, com dia e hora marcados.`,
  learning: (said) => `Consultar ${said} na primeira ação, junto com os demais registros.`,
  equipment: (said) => `Deixar ${said} à disposição de quem executa as ações.`,
  place: (said) => `Fazer ${contract('em', said)} os encontros deste plano.`,
};

/** A line for the resources of each sort that no action took, so that none is forgotten. */
export function resourceLines(left: readonly LeftResource[]): string[] {
  const planned = left.filter(({ text }) => startsWithInfinitive(text));
  const bySort = new Map<Sayable, string[]>();
  const others: string[] = [];
  for (const resource of left.filter((each) => !planned.includes(each))) {
    const line = resource.kind === null ? undefined : lines[resource.kind];
    if (line === undefined || resource.phrase === '') others.push(resource.text);
    else bySort.set(line, [...(bySort.get(line) ?? []), resource.phrase]);
  }
  return [
    ...planned.map(
      ({ text }) =>
        `Meio previsto: ${lowerFirst(excerptOf(quiet(withoutFinalStop(text)), longest))}. Confirmar na primeira reunião quem cuida disso e até quando.`,
    ),
    ...[...bySort].map(([line, phrases]) => line(joinList(phrases))),
    ...otherLine(others),
  ];
}

function otherLine(resources: readonly string[]): string[] {
  if (resources.length === 0) return [];
  const named = joinList(
    resources.map((text) => `“${excerptOf(withoutFinalStop(text), longest)}”`),
  );
  return [
    resources.length > 1
      ? `Usar também ${named}: decidir na primeira reunião em que ação cada um desses recursos entra.`
      : `Usar também ${named}: decidir na primeira reunião em que ação esse recurso entra.`,
  ];
}

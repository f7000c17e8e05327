import type { DocumentContext } from '../writing/context.ts';
import { firstNameOf, upperFirst } from '../writing/portuguese.ts';
import type { Brief } from '../writing/writer.ts';
import { fallbackName } from '../knowledge/style.ts';
import { normalize } from '../knowledge/words.ts';
import type { PdiForm } from './contract.ts';
import type { Person } from './planned.ts';

const leadingPosition =
  /\b(?:supervis|coorden|gerent|lider|chef|encarregad|diretor|gestor|head|superintend)/u;

export function readPerson(brief: Brief<PdiForm>, { employee }: DocumentContext): Person {
  const typed = (employee?.name ?? brief.employeeName ?? '').trim();
  const name = typed === fallbackName ? '' : typed;
  const position = employee?.position.trim() ?? '';
  return {
    name,
    called: name === '' ? 'a pessoa' : firstNameOf(name),
    position,
    leads: leadingPosition.test(normalize(position)),
    profile: employee?.behavioralProfile ?? null,
  };
}

/** The goals of a plan that names none: the person's own objectives, else the job. */
export function startingGoals({ position }: Person, objectives: readonly string[]): string[] {
  if (objectives.length > 0) return objectives.map(upperFirst);
  return [`Fortalecer a atuação ${position === '' ? 'na função atual' : `como ${position}`}`];
}

/** 'Renata Lopes — Supervisora de Caixa', as far as it is known. */
export function personLine({ name, position }: Person): string {
  return [name, position].filter((part) => part !== '').join(' — ');
}

export function titleFor({ name }: Person): string {
  return name === '' ? 'Plano de Desenvolvimento Individual' : `PDI de ${name}`;
}

import { formatDay } from '#shared/format.ts';
import { joinList } from '../writing/portuguese.ts';
import type { Plan } from './plan.ts';
import { monthsPerLevel } from './rules.ts';

const daysPerMonth = 30.4375;
/** More fronts than this at one time and none gets enough practice. */
const mostFronts = 4;

/** What to change before agreeing on a plan that can hardly come true: one line, or none. */
export function feasibility({ competencies, days, dayAt }: Plan): string[] {
  const said: string[] = [];
  const growing = competencies.filter(({ distance }) => distance > 0);
  const tight = growing.filter(({ distance }) => days / daysPerMonth < distance * monthsPerLevel);
  if (tight.length > 0) {
    const ways = tight.map(
      ({ name, distance }) => `de ${distance} ${distance === 1 ? 'nível' : 'níveis'} em ${name}`,
    );
    said.push(
      `O prazo é curto para um avanço ${joinList(ways)}. Considere uma meta intermediária ou ampliar o período.`,
    );
  }
  if (growing.length > mostFronts) {
    const names = joinList(growing.slice(0, 2).map(({ name }) => name));
    said.push(
      `São muitas frentes para um só período: começar por ${names} e decidir na revisão de ${formatDay(dayAt(50))} o ritmo das demais.`,
    );
  }
  const reversed = competencies.filter(({ distance }) => distance < 0).map(({ name }) => name);
  if (reversed.length > 0) {
    said.push(
      `Em ${joinList(reversed)}, o nível desejado está abaixo do atual: confirmar se os dois foram informados na ordem certa.`,
    );
  }
  return said.length === 0 ? [] : [said.join(' ')];
}

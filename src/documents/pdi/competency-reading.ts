import { inSentence } from '../writing/portuguese.ts';
import { emergingLeadership, teachingColleagues } from '../knowledge/competencies/emerging.ts';
import { recognizeCompetency } from '../knowledge/competencies.ts';
import type { Competency } from '../knowledge/competency.ts';
import { roleCompetency } from '../knowledge/generic-steps.ts';
import { normalize } from '../knowledge/words.ts';
import type { PdiForm } from './contract.ts';
import type { NamedCompetency, Person, PlannedCompetency } from './planned.ts';

/** The competencies of the form; two cards that say the same are one. */
export function givenCompetencies(
  cards: PdiForm['competencies'],
  { person, clean }: { person: Person; clean: (name: string) => string | undefined },
): PlannedCompetency[] {
  const seen = new Set<string>();
  return cards.flatMap((card) => {
    const name = clean(card.name);
    const key = `${name} ${card.currentLevel} ${card.targetLevel}`;
    if (name === undefined || seen.has(key)) return [];
    seen.add(key);
    return [plannedFrom({ ...card, name, entry: entryFor(name, person), typed: true })];
  });
}

/** 'Conhecimento da reforma tributária' is practised as 'reforma tributária'. */
const knowing =
  /^(?:conhecimentos?|domínio|noções|uso)(?: (?:técnicos?|básic[oa]s?|gera(?:l|is)))? (?:em|de|d[ao]s?|n[ao]s?|sobre) (?!(?:função|produtos?|mercado|negócio|empresa|clientes?|setor|área|processos?|cargo)(?!\p{L}))/iu;

export function plannedFrom(competency: NamedCompetency): PlannedCompetency {
  const { name, currentLevel, targetLevel } = competency;
  const spoken = inSentence(name.replace(knowing, ''));
  return { ...competency, spoken, distance: targetLevel - currentLevel };
}

const forWhoLeadsNobody = [emergingLeadership, teachingColleagues];

/** The entry that a name speaks of, for a person who leads others or does not yet. */
export function entryFor(name: string, { leads, position }: Person): Competency | null {
  if (normalize(name) === normalize(roleCompetency.name)) return roleCompetency;
  const entry = recognizeCompetency(name);
  if (leads || position === '') return entry;
  return forWhoLeadsNobody.find(({ code }) => code === entry?.code) ?? entry;
}

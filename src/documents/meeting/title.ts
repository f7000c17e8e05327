import { withoutFinalStop } from '../writing/portuguese.ts';
import { contentWords } from '../knowledge/words.ts';
import { meetingTypes, type MeetingType } from './contract.ts';
import { clauseOf } from './objective.ts';

const longestTitle = 12;

/** 'Reunião para decidir a escala', or what kind of meeting it is. */
export function titleFrom(objective: string, type: MeetingType): string {
  const noun = type === 'one-on-one' ? 'Conversa' : 'Reunião';
  // 'Resolver a devolução do lote 3321, precisa sair com…': the first clause names it.
  const clause = clauseOf(objective)?.split(/,\s/u)[0] ?? null;
  const short = clause !== null && clause.split(/\s+/u).length <= longestTitle;
  return short ? `${noun} para ${clause}` : meetingTypes[type];
}

/** 'Reunião semanal de …', 'Planejamento: …': what comes before the subject. */
const meetingWords =
  /^(?:reuni[ãa]o|encontro|conversa|alinhamento|pauta|roteiro|planejamento|revis[ãa]o|balan[çc]o|retrospectiva)(?:\s+(?:semanal|quinzenal|mensal|geral|r[áa]pid[ao]|extraordin[áa]ri[ao]|ordin[áa]ri[ao]))*(?:\s*[:–—-]\s*|\s+(?:de|da|do|das|dos|sobre|para)\s+)/iu;
const sayingNothing = new Set(
  `reuniao encontro conversa alinhamento pauta roteiro equipe time semanal quinzenal mensal geral diaria
  individual colaborador titulo teste semana trimestre semestre periodo planejamento revisao balanco
  retrospectiva acompanhamento urgente urgencia importante rapida`.split(/\s+/u),
);
const longestSubject = 8;

/** 'escala de fim de ano' of 'Reunião sobre escala de fim de ano'; null where only a meeting is named. */
export function subjectOf(title: string): string | null {
  const rest = withoutFinalStop(title.trim()).replace(meetingWords, '');
  const says = contentWords(rest).some((word) => !sayingNothing.has(word));
  const named = /^(?:reuni[ãa]o|encontro|conversa|1[:x]1)\s+com\b/iu.test(rest);
  return says && !named && rest.split(/\s+/u).length <= longestSubject ? rest : null;
}

import type { DocumentContext } from '#documents/kit/document-context.ts';
import {
  conversationLines,
  knownCommitments,
  reservedCommitments,
} from '#documents/prompting/followed-lines.ts';
import type { Source } from '#documents/kit/sources.ts';
import { formatDay, plural } from '#shared/format.ts';
import { behavioralProfiles } from '#shared/vocabulary.ts';
import { formatExperience } from '#shared/employees.ts';

/** What was consulted, in words for the leader; only what the context really holds. */
export function sourcesOf(context: DocumentContext): Source[] {
  return [
    ...employeeSources(context.employee),
    ...companySources(context.company),
    ...teamSources(context.team),
    ...documentSources('feedback', 'feedback', context.latestFeedback),
    ...documentSources('pdi', 'PDI', context.latestPdi),
    ...commitmentSources(context),
    ...conversationSources(context),
    ...toldSources(context.told),
    ...diarySources(context.diary),
  ];
}

function employeeSources(employee: DocumentContext['employee']): Source[] {
  if (!employee) return [];
  const { behavioralProfile, objectives, professionalHistory } = employee;
  const sources: Source[] = [];
  if (behavioralProfile) {
    sources.push({
      type: 'profile',
      label: 'perfil',
      details: [behavioralProfiles[behavioralProfile]],
    });
  }
  if (objectives.length > 0) {
    const label = plural(objectives.length, 'objetivo', 'objetivos');
    sources.push({ type: 'objectives', label, details: objectives });
  }
  if (professionalHistory.length > 0) {
    const label = plural(professionalHistory.length, 'experiência', 'experiências');
    sources.push({ type: 'experience', label, details: professionalHistory.map(formatExperience) });
  }
  return sources;
}

function companySources(company: DocumentContext['company']): Source[] {
  const { description, activities, mission, vision, values, processes } = company;
  const details = [
    description && `Descrição: ${description}`,
    activities && `Atividades: ${activities}`,
    mission && `Missão: ${mission}`,
    vision && `Visão: ${vision}`,
    values.length > 0 ? `Valores: ${values.join('; ')}` : '',
    processes.length > 0 ? `Processos: ${processes.join('; ')}` : '',
  ].filter((detail) => detail !== '');
  return details.length > 0 ? [{ type: 'company', label: 'dados da empresa', details }] : [];
}

function teamSources(team: DocumentContext['team']): Source[] {
  if (!team || (team.description === '' && team.goals.length === 0)) return [];
  const details = [...(team.description ? [team.description] : []), ...team.goals];
  return [{ type: 'team', label: `equipe ${team.name}`, details }];
}

function documentSources(
  type: 'feedback' | 'pdi',
  name: string,
  found: { day: string; text: string } | null,
): Source[] {
  if (!found) return [];
  return [{ type, label: `${name} de ${dayAndMonth(found.day)}`, details: [found.text] }];
}

function commitmentSources(context: DocumentContext): Source[] {
  const { length } = context.commitments;
  if (length === 0) return [];
  const label = plural(length, 'combinado em aberto', 'combinados em aberto');
  return [
    {
      type: 'commitments',
      label,
      details: [...knownCommitments(context), ...reservedCommitments(context)],
    },
  ];
}

function conversationSources(context: DocumentContext): Source[] {
  const { lastConversation } = context;
  if (!lastConversation) return [];
  const label = `conversa de ${dayAndMonth(lastConversation.day)}`;
  const details = conversationLines(context).filter((line) => line !== '');
  return [{ type: 'conversation', label, details }];
}

function toldSources(told: DocumentContext['told']): Source[] {
  if (told.length === 0) return [];
  const label = plural(told.length, 'resposta da pessoa', 'respostas da pessoa');
  const details = told.map(
    ({ day, question, answer }) => `${dayAndMonth(day)}: ${question} ${answer}`,
  );
  return [{ type: 'told', label, details }];
}

function diarySources(diary: DocumentContext['diary']): Source[] {
  if (diary.length === 0) return [];
  const label = plural(diary.length, 'registro do diário', 'registros do diário');
  return [
    { type: 'diary', label, details: diary.map(({ day, text }) => `${dayAndMonth(day)}: ${text}`) },
  ];
}

function dayAndMonth(day: string): string {
  return formatDay(day).slice(0, 5);
}

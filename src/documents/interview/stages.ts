import { joinList, withFinalStop, withoutFinalStop } from '../writing/portuguese.ts';
import { excerptOf } from '../writing/relevance.ts';
import { candidateNotice, probes } from '../knowledge/interview/evaluation.ts';
import type { InterviewContent } from './contract.ts';
import { referenceTo } from './question-references.ts';
import { teamPhrase, type Script } from './script.ts';
import { stages, timings, type Stage } from './timings.ts';

type Section = InterviewContent['sections'][number];

const longestNote = 240;
const longestGoal = 30;

/** The five stages with their minutes; questions are named by their numbers, from 1. */
export function sectionsFor(script: Script, focusCount: number): Section[] {
  const { minutes } = timings[script.duration];
  const lines: Record<Stage, string[]> = {
    Abertura: opening(script),
    Trajetória: [referenceTo([1]), 'Voltar, se preciso, à parte que mais se parece com a vaga.'],
    'Competências em foco': focus(script, focusCount),
    'Perguntas da pessoa candidata': answers(script),
    Encerramento: closing(script),
  };
  return stages.map((stage) => ({
    name: stage,
    duration: `${minutes[stage]} minutos`,
    questions: lines[stage],
  }));
}

function opening({ team }: Script): string[] {
  const place = team === '' ? '' : ` e ${teamPhrase(team)}`;
  return [
    `Dar as boas-vindas, dizer quem participa e apresentar a vaga${place} em poucas frases.`,
    'Explicar as etapas e a duração e dizer que as anotações servem só para comparar as respostas com os critérios da vaga.',
  ];
}

function focus({ duration, notes }: Script, count: number): string[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 2);
  const asked = quotedNotes(notes, 'question');
  return [
    `${referenceTo(numbers)}, de cinco a seis minutos cada uma, com o apoio de: ${probes.join(' ')}`,
    ...asked.map(
      (question) => `Pergunta pedida nas observações, feita a todas as pessoas: ${question}`,
    ),
    ...(duration === '90' ? ['Oferecer uma pausa curta na metade das perguntas.'] : []),
  ];
}

function answers({ team, teamGoals }: Script): string[] {
  const goal = teamGoals.find((item) => item.split(/\s+/u).length <= longestGoal);
  const whose = team === '' ? 'a equipe' : teamPhrase(team);
  return [
    'O que você quer saber sobre a vaga e a equipe?',
    'Ter à mão as respostas sobre rotina, horário, local e remuneração.',
    ...(goal === undefined
      ? []
      : [`Explicar como a vaga ajuda ${whose} a alcançar a meta “${withoutFinalStop(goal)}”.`]),
  ];
}

function closing({ notes }: Script): string[] {
  const conditions = quotedNotes(notes, 'condition');
  return [
    ...(conditions.length === 0
      ? []
      : [
          `Confirmar com todas as pessoas, da mesma forma, a disponibilidade para as condições da vaga: ${joinList(conditions)}.`,
        ]),
    'Informar os próximos passos e o prazo de retorno.',
    `Dizer à pessoa: “${withFinalStop(candidateNotice)}”`,
  ];
}

function quotedNotes(notes: Script['notes'], sort: Script['notes'][number]['sort']): string[] {
  return notes
    .filter((note) => note.sort === sort)
    .map(({ text }) => {
      const said = sort === 'question' ? text : withoutFinalStop(text);
      return `“${excerptOf(said, longestNote)}”`;
    });
}

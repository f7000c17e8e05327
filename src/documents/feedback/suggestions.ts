import {
  contract,
  joinList,
  lowerFirst,
  startsWithInfinitive,
  withFinalStop,
} from '../writing/portuguese.ts';
import { excerptOf } from '../writing/relevance.ts';
import { misconductSigns } from '../knowledge/feedback/guidance.ts';
import { removalNotices } from '../knowledge/guardrails.ts';
import { feedbackNotice } from '../knowledge/style.ts';
import { normalize } from '../knowledge/words.ts';
import { diarySuggestions } from './diary.ts';
import { bringExample } from './rules.ts';
import { thirdPersonIn } from './spoken.ts';
import type { Talk } from './talk.ts';
import { contextIsLong } from './typed-points.ts';
import { quotedList } from './typed.ts';

const longestNotes = 800;

/** What the leader should know about the script; the notice that it is no measure comes last. */
export function suggestionsFor(talk: Talk): string[] {
  const lines = [
    ...carefulLines(talk),
    ...(talk.examples.length > 0 ? [] : [bringExample]),
    ...readingAloud(talk),
    ...notes(talk),
    ...causes(talk),
    ...dates(talk),
    ...diarySuggestions(talk),
    ...moreData(talk),
    ...removals(talk),
    feedbackNotice,
  ];
  return [...new Set(lines)];
}

/** Of these, what the leader has to be told whoever wrote the script. */
export function necessarySuggestions(talk: Talk): string[] {
  return [...carefulLines(talk), ...readingAloud(talk), ...removals(talk)];
}

function removals({ removed, afterHours }: Talk): string[] {
  return [
    ...(afterHours.length > 0
      ? [
          `Tratar à parte, como combinado de horário: ${quotedList(afterHours)}. Fora da jornada não se pede resposta nem tarefa.`,
        ]
      : []),
    ...[...removed].map((reason) => removalNotices[reason]),
  ];
}

const fewVoices =
  /\b(?:uma?|duas|dois|so|apenas|alguem|[12])\s(?:(?:unic[oa]|so|das|dos)\s)?(?:pessoas?|colegas?|clientes?|comentarios?|respondentes?|lider(?:es)?|membros?)\b/u;

/** What may be no matter for a feedback alone. */
function carefulLines({ type, examples, context, notes: typedNotes, anonymised }: Talk): string[] {
  const told = normalize([...context, ...examples, ...typedNotes].join('\n'));
  return [
    ...(misconductSigns.test(told)
      ? [
          'Acionar o RH antes desta conversa: o que foi relatado pode exigir apuração, que este roteiro não substitui.',
        ]
      : []),
    ...(type === 'corretivo' && /\badvertencias?\b/u.test(told)
      ? [
          'A advertência é uma medida disciplinar e segue outro caminho, com o RH; este roteiro trata do que se espera daqui em diante.',
        ]
      : []),
    ...(anonymised
      ? ['Retiramos nomes e atribuições: aqui as percepções aparecem por tema, sem autores.']
      : []),
    ...(type === '360' && fewVoices.test(told)
      ? [
          'Um ponto trazido por uma ou duas pessoas permite adivinhar quem o deu: falar dele apenas se outras respostas o confirmarem.',
        ]
      : []),
    ...(type === '360'
      ? ['Conferir se algum exemplo permite adivinhar quem o deu e, nesse caso, deixá-lo de fora.']
      : []),
  ];
}

/** The facts are typed about the person and said to the person. */
function readingAloud(talk: Talk): string[] {
  const { person, examples, context, positives, effects } = talk;
  const said = thirdPersonIn(
    [...examples, ...context, ...positives, ...effects],
    person.name === '' ? '' : person.called,
    person.pronoun,
  );
  const quoted = joinList(said.map((name) => `“${name}”`));
  return [
    ...(said.length > 0
      ? [`Ao falar, trocar ${quoted} pela forma com “você” nos trechos digitados.`]
      : []),
    ...(contextIsLong(talk)
      ? [
          'O contexto informado é longo: o roteiro traz o começo; levar o restante como apoio, sem ler.',
        ]
      : []),
  ];
}

const disciplinary = /\b(?:advertencias?|suspens(?:ao|oes))\b/u;

function notes({ notes: allNotes, type }: Talk): string[] {
  // Of a disciplinary measure the line above says what there is to say.
  const typedNotes =
    type === 'corretivo'
      ? allNotes.filter((line) => !disciplinary.test(normalize(line)))
      : allNotes;
  if (typedNotes.length === 0) return [];
  const text = typedNotes.map((line) => withFinalStop(line)).join(' ');
  if (typedNotes.length === 1 && startsWithInfinitive(text)) {
    return [`Lembrar de ${lowerFirst(withFinalStop(excerptOf(text, longestNotes)))}`];
  }
  return [
    `Levar em conta na conversa: ${lowerFirst(withFinalStop(excerptOf(text, longestNotes)))}`,
  ];
}

function causes({ type, improvements, person }: Talk): string[] {
  if (improvements.length === 0 || type === 'reconhecimento' || type === '360') return [];
  return [
    `Verificar se parte da causa está fora do alcance ${contract('de', person.called)}: prazos, ferramentas, informação ou carga de trabalho.`,
  ];
}

function dates({ passedFollowUp, wantsPlan, followUp, person }: Talk): string[] {
  return [
    ...(passedFollowUp === null
      ? []
      : ['A data de acompanhamento informada já passou: combinar outra ao final da conversa.']),
    ...(wantsPlan && followUp === null
      ? [
          `As datas das ações são uma proposta para as próximas duas semanas: ajustar com ${person.called}.`,
        ]
      : []),
  ];
}

function moreData({ absent, person, type, teamGoals, values }: Talk): string[] {
  const form = [
    absent.includes('context') ? 'o contexto' : '',
    absent.includes('examples') ? 'exemplos específicos, com data' : '',
    absent.includes('positives') && type !== 'corretivo' ? 'pontos positivos' : '',
    absent.includes('improvements') && type !== 'reconhecimento' ? 'pontos a melhorar' : '',
    absent.includes('followUp') ? 'a data de acompanhamento' : '',
  ].filter((item) => item !== '');
  const register = [
    person.profile === 'none' ? 'o perfil comportamental' : '',
    teamGoals.length === 0 ? 'as metas da equipe' : '',
    values.length === 0 ? 'os valores da empresa' : '',
  ].filter((item) => item !== '');
  const missing = [...form, ...(form.length > 0 || register.length > 1 ? register : [])];
  return missing.length === 0
    ? []
    : [`Para um resultado mais preciso, informe: ${missing.join('; ')}.`];
}

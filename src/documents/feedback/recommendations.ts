import { formatDay } from '#shared/format.ts';
import { contract } from '../writing/portuguese.ts';
import {
  cautions,
  followUps,
  places,
  preparations,
  recordings,
} from '../knowledge/feedback/guidance.ts';
import { mostImprovements, recommendationsAtMost } from './rules.ts';
import type { Talk } from './talk.ts';
import { quotedList } from './typed.ts';

/** What the leader does before and after: first what this conversation asks for, then what all do. */
export function recommendationsFor(talk: Talk): string[] {
  const { type, person, followUp, variants } = talk;
  const recording = variants.take(recordings[type][followUp === null ? 'undated' : 'dated']);
  const general = [
    recording,
    preparations[type][person.profile],
    variants.take(places[type]),
    variants.take(cautions[type]),
    followUps[type],
  ];
  return [...particular(talk), ...general.map((text) => addressed(text, talk))].slice(
    0,
    recommendationsAtMost,
  );
}

function addressed(text: string, { person, followUp }: Talk): string {
  return text
    .replace(/(?<!\p{L})(?:(a|de|em|por) )?\{nome\}/gu, (_, preposition?: 'a' | 'de') =>
      preposition === undefined ? person.called : contract(preposition, person.called),
    )
    .replace('{data}', () => formatDay(followUp ?? ''));
}

function particular(talk: Talk): string[] {
  const later = laterThemes(talk);
  const { type, positives, absent, removed } = talk;
  return [
    ...(later.length > 0 ? [`Deixar para uma próxima conversa: ${quotedList(later)}.`] : []),
    ...(type === 'corretivo' && positives.length > 0
      ? [
          `Guardar para uma conversa de reconhecimento, sem misturar assuntos: ${quotedList(positives)}.`,
        ]
      : []),
    ...(removed.has('label')
      ? ['Preparar um exemplo com data e efeito para o ponto que vinha como rótulo.']
      : []),
    ...(absent.includes('examples')
      ? ['Separar, antes da conversa, um fato recente: o que foi visto ou ouvido, quando e onde.']
      : []),
  ];
}

/** What one conversation cannot carry. */
export function laterThemes({ type, improvements, setAside }: Talk): string[] {
  const carried = { desenvolvimento: mostImprovements, reconhecimento: 0, corretivo: 1, 360: 4 };
  return [...improvements.slice(carried[type]).map(({ text }) => text), ...setAside];
}

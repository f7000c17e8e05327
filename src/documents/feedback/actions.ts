import { formatDay } from '#shared/format.ts';
import { contract, upperFirst, withoutFinalStop } from '../writing/portuguese.ts';
import { withTheme } from '../writing/theme.ts';
import type { Improvement } from './improvement.ts';
import type { Talk } from './talk.ts';

/** What will be done: by whom, until when, and how everyone will see it. */
interface Action {
  what: string;
  who: string;
  /** Shares of the way to the next conversation, as `dayAt` takes them. */
  from?: number;
  until: number;
  seen: string;
}

/** Two to four actions, where the leader asked for a plan. */
export function planLines(talk: Talk): string[] {
  if (!talk.wantsPlan) return [];
  return actionsFor(talk).map((action) => line(action, talk));
}

function line({ what, who, from, until, seen }: Action, { dayAt }: Talk): string {
  const end = dayAt(until);
  const start = from === undefined ? end : dayAt(from);
  const when = start < end ? `de ${formatDay(start)} a ${formatDay(end)}` : `até ${formatDay(end)}`;
  return `${upperFirst(withoutFinalStop(what))} — ${who}, ${when}. ${seen}.`;
}

function actionsFor(talk: Talk): Action[] {
  switch (talk.type) {
    case 'desenvolvimento':
      return developmentActions(talk);
    case 'reconhecimento':
      return recognitionActions(talk);
    case 'corretivo':
      return correctionActions(talk);
    case '360':
      return prioritiesActions(talk);
  }
}

function developmentActions(talk: Talk): Action[] {
  const { improvements, person } = talk;
  const who = person.called;
  const practices = practicesOf(improvements.slice(0, 3), talk);
  const prepare: Action = {
    what:
      improvements.length === 0
        ? 'Escolher, a partir desta conversa, um único ponto para praticar'
        : 'Definir o primeiro passo e o sinal que mostrará que deu certo',
    who,
    until: 25,
    seen: 'Saberemos pelo combinado registrado',
  };
  return [...(practices.length < 3 ? [prepare] : []), ...practices, leaderAction(talk)];
}

function practicesOf(improvements: readonly Improvement[], talk: Talk): Action[] {
  const seen = [
    'Saberemos pelos exemplos trazidos à próxima conversa',
    'Saberemos pela comparação com o que foi visto até hoje',
    'Saberemos pelo que mudar na rotina',
  ];
  return improvements.map((improvement, index) => ({
    what: practiceOf(improvement),
    seen: seen[index] ?? '',
    who: talk.person.called,
    from: 30,
    until: 100,
  }));
}

function practiceOf({ text, theme, action }: Improvement): string {
  if (theme !== null && !theme.trouble) {
    return withTheme(
      'escolher uma situação por semana para cuidar de {tema} e anotar o que mudou',
      theme,
    );
  }
  return action ?? `definir e experimentar uma mudança no ponto “${withoutFinalStop(text)}”`;
}

function leaderAction({ person }: Talk): Action {
  return {
    what: `Dar retorno sobre as primeiras tentativas e tratar o que não depender ${contract('de', person.called)}`,
    who: 'liderança',
    // In time to help before the next conversation.
    until: 60,
    seen: 'Saberemos pelas pendências resolvidas',
  };
}

function recognitionActions({ person }: Talk): Action[] {
  return [
    {
      what: 'Registrar em poucas linhas o que funcionou e por quê',
      who: person.called,
      until: 40,
      seen: 'Saberemos pelo registro feito',
    },
    {
      what: 'Contar à equipe, da forma que preferir, o que deu certo',
      who: person.called,
      until: 100,
      seen: 'Saberemos por quem passar a usar a mesma prática',
    },
    {
      what: 'Reconhecer também quem ajudou',
      who: 'liderança',
      until: 60,
      seen: 'Saberemos pela conversa feita com cada pessoa',
    },
  ];
}

function correctionActions(talk: Talk): Action[] {
  const [first] = talk.improvements;
  const { called } = talk.person;
  const main: Action =
    first?.action === null || first === undefined
      ? {
          what: 'Escrever, com as próprias palavras, o que muda a partir de hoje',
          who: called,
          until: 20,
          seen: 'Saberemos pelo combinado registrado',
        }
      : {
          what: first.action,
          who: called,
          from: 10,
          until: 100,
          seen: 'Saberemos pelos registros do período',
        };
  const warn: Action = {
    what: 'Procurar a liderança assim que algo impedir o combinado',
    who: called,
    until: 100,
    seen: 'Saberemos pelos avisos feitos antes, e não depois',
  };
  return [main, warn, { ...leaderAction(talk), until: 50 }];
}

function prioritiesActions(talk: Talk): Action[] {
  const ask: Action = {
    what: 'Pedir sugestões a duas pessoas sobre a prioridade escolhida',
    who: talk.person.called,
    until: 60,
    seen: 'Saberemos pelas sugestões anotadas',
  };
  return [...practicesOf(talk.improvements.slice(0, 2), talk), ask, leaderAction(talk)];
}

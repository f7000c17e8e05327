import { plural } from '#shared/format.ts';
import type { TopicTheme } from '../knowledge/meeting/theme.ts';
import { keptForLeader } from '../reading/for-leader.ts';
import type { MeetingRequest } from './request.ts';

/*
 * What an expert would notice about a meeting before it is called; the leader alone reads it.
 */

const mostNotices = 4;
const mostNamed = 6;
/** Fewer minutes a head, and a round of voices is not possible. */
const fewestMinutesEach = 4;

interface About {
  postponed: readonly string[];
  themes: readonly TopicTheme[];
  /** What the leader alone follows. */
  reserved: readonly string[];
  /** Minutes a head. */
  share: number;
}

export function noticesFor(request: MeetingRequest, about: About): string[] {
  const { type, others, minutes } = request;
  const { postponed, themes, reserved, share } = about;
  const pair = type === 'one-on-one';
  const advice = themes.find((theme) => theme.advice !== undefined)?.advice;
  const notices = [
    pair && others.length > 1
      ? `O tipo é conversa individual, e há ${others.length} participantes além de você; confira o tipo ou a lista.`
      : null,
    postponed.length > 0 ? postponedNotice(postponed, minutes) : null,
    advice ?? null,
    !pair && share < fewestMinutesEach
      ? `São ${plural(others.length, 'pessoa', 'pessoas')} além de você em ${minutes} minutos: não dá para ouvir todas. Chame quem decide ou traz o dado, e mande os combinados às outras.`
      : null,
    ...reserved,
    ...keptForLeader(request.silences),
  ];
  return notices.filter((notice) => notice !== null).slice(0, mostNotices);
}

function postponedNotice(postponed: readonly string[], minutes: number): string {
  const named = postponed.slice(0, mostNamed).join('; ');
  const more = postponed.length - mostNamed;
  return `Não cabem em ${minutes} minutos e ficaram para outra vez: ${named}${more > 0 ? ` e mais ${more}` : ''}.`;
}

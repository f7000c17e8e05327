import { briefTopics, type BriefLine } from '#shared/conversations.ts';

/** Under its topic a line does not begin with it again. */
export function briefText({ topic, text }: BriefLine): string {
  const prefix = `${briefTopics[topic]}: `;
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

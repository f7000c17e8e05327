/** What is known of a person: where things stand, the brief, the timeline. */
export const personKey = ['person'] as const;
/** Conversations, with what came of them. */
export const conversationKey = ['conversation'] as const;

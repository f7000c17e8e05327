/** What is known of a person: where things stand, the brief, the timeline. */
export const personKey = ['person'] as const;

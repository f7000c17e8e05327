/** One thing to do at work, how one sees that it is done, and how many weeks it takes at least. */
export interface Step {
  weeks: number;
  /** An infinitive clause in lower case, without a stop: it follows 'Até 05/02/2027, '. */
  action: string;
  /** What both can see then, without a stop: it follows 'Para conferir: '. Nobody has to write it. */
  proof: string;
}

/** What the library knows about a competency. */
export interface Competency {
  name: string;
  /** Other names, however accented. */
  aliases: readonly string[];
  /** Eight, each harder than the one before: two that lead to each of the levels 2 to 5. */
  steps: readonly Step[];
}

/** Steps told in one line each: 'weeks: action => proof'. */
export function ladder(...lines: string[]): Step[] {
  return lines.map((line) => {
    const [head = '', proof = ''] = line.split(' => ');
    const [weeks = '', ...action] = head.split(': ');
    return { weeks: Number(weeks), action: action.join(': '), proof };
  });
}

/** One thing to do at work, what there is to show when it is done, and how many weeks it takes at least. */
export interface Step {
  weeks: number;
  /** An infinitive clause in lower case, without a stop: it follows 'Até 05/02/2027, '. */
  action: string;
  /** Without a stop: it follows 'Para mostrar: '. */
  proof: string;
}

/** What the library knows about a competency. */
export interface Competency {
  name: string;
  /** Other names: whole words of what was typed, however accented. */
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

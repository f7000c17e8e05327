/*
 * What a leader who has been through it does about a kind of trouble, in any trade: to see it first, to ask those who do
 * the work, to change one thing, to keep what worked.
 */

/** One action, in a whole sentence that begins with an infinitive. */
export interface ThemeAction {
  /** How much of the way is gone when it is due. */
  share: number;
  owner: 'leader' | 'colleague';
  /** Stands in a short plan too. */
  isShort: boolean;
  task: string;
  /** What one sees when it is done, without a stop. */
  done: string;
}

export interface ThemeRisk {
  risk: string;
  sign: string;
  response: string;
}

export interface PlanTheme {
  /** Beginnings of words, in plain letters; one that ends in a blank is a whole word. */
  keys: readonly string[];
  actions: readonly ThemeAction[];
  risks: readonly ThemeRisk[];
  /** What is written down while the plan goes on. */
  sheet: { title: string; columns: readonly string[] };
}

/** Told in lines: '0.1 leader: task => done'; '+' before the owner where it is for a detailed plan alone. */
export function steps(...lines: string[]): ThemeAction[] {
  return lines.map((line) => {
    const [head = '', done = ''] = line.split(' => ');
    const colon = head.indexOf(': ');
    const [share = '', owner = ''] = head.slice(0, colon).split(' ');
    return {
      share: Number(share),
      owner: owner.endsWith('leader') ? 'leader' : 'colleague',
      isShort: !owner.startsWith('+'),
      task: head.slice(colon + 2),
      done,
    };
  });
}

/** 'risk => sign => response' */
export function risks(...lines: string[]): ThemeRisk[] {
  return lines.map((line) => {
    const [risk = '', sign = '', response = ''] = line.split(' => ');
    return { risk, sign, response };
  });
}

/** 'Title: column | column' */
export function sheetOf(line: string): PlanTheme['sheet'] {
  const [title = '', columns = ''] = line.split(': ');
  return { title, columns: columns.split(' | ') };
}

export const keysOf = (line: string): string[] => line.split('|');

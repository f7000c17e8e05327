import { normalize } from '../knowledge/words.ts';

/*
 * Names as they are typed into a field of their own. Nothing here looks for names inside a text.
 */

const titles = /^(?:dr|dra|sr|sra|prof|profa|eng)\.?\s+/iu;

/** 'Ana' of 'Ana Beatriz Souza', 'Dra. Lúcia' of 'Dra. Lúcia Prado'; '' of ''. */
export function firstName(name: string): string {
  const typed = name.trim();
  const title = titles.exec(typed)?.[0] ?? '';
  const [first = ''] = typed.slice(title.length).split(/\s+/u);
  return `${title}${first}`.trim();
}

/** 'toda a equipe', 'Ana e Bruno', 'pessoal da loja': more than one person is meant. */
export function isGroup(recipient: string): boolean {
  const plain = normalize(recipient);
  return / e |,/u.test(` ${recipient.trim()} `) || groupWords.test(plain);
}

const groupWords =
  /^(?:(?:a|o|as|os|toda|todo|todas|todos) )*(?:(?:minha|nossa|meu|nosso) )?(?:equipe|time|pessoal|grupo|turma|todos|todas|colegas|galera|gente|lideres|gestores|gerentes|supervisores|professores|vendedores|atendentes|motoristas|moradores|clientes|pais|setor|area|departamento|diretoria|conselho)\b/u;

/** Whether the text speaks of somebody by that first name: as a whole word, whatever its case and accents. */
export function mentions(text: string, name: string): boolean {
  const first = normalize(firstName(name));
  return first.length > 1 && ` ${normalize(text)} `.includes(` ${first} `);
}

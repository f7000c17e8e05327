/*
 * CLT 442-A: who hires may not ask for proof of more than six months of experience in the same activity.
 */

const mostMonths = 6;

const figures = new Map(
  'um dois tres quatro cinco seis sete oito nove dez onze doze'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
);
figures.set('uma', 1).set('duas', 2);

const span = `(\\d{1,2}|${[...figures.keys()].join('|')}) (?:ou mais )?(anos?|mes(?:es)?)`;
const experience = '(?:experiencia|vivencia)';
/** 'experiência na função de pelo menos', but not 'experiência com crianças de' */
const between =
  '(?: (?:anterior|de|ha|com|acima|mais|superior|a|pelo|menos|ao|no|minim[oa]|na|funcao|area|cargo|em|carteira|partir))*';
const post =
  '(?:(?:de|em) (?:experiencia|vivencia|atuacao|carteira|registro|funcao)|na (?:funcao|area|atividade)|no (?:cargo|setor|ramo|segmento))';
const atLeast =
  '(?:minim[oa](?: de)?|(?:pelo|ao) menos|no minimo|acima de|mais de|superior a|a partir de)';

/** 'experiência mínima de 2 anos', '3 anos de experiência', 'pelo menos um ano em vendas na função' */
const demands = [
  new RegExp(`\\b${experience}${between} ${span}\\b`, 'gu'),
  new RegExp(`\\b${experience} (?:minima|comprovada|previa)(?: \\w+){0,6} ${span}\\b`, 'gu'),
  new RegExp(`\\b${span} ${post}\\b`, 'gu'),
  new RegExp(`\\b${atLeast} ${span}(?: \\w+){0,3} ${post}\\b`, 'gu'),
];

/** True where a normalised text asks for more than six months of experience. */
export function asksTooMuchExperience(normalized: string): boolean {
  return demands.some((pattern) =>
    [...normalized.matchAll(pattern)].some(([, count = '', unit = '']) => {
      const number = figures.get(count) ?? Number(count);
      return (unit.startsWith('ano') ? number * 12 : number) > mostMonths;
    }),
  );
}

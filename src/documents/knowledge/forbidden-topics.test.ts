import { expect, test } from 'vitest';
import { forbiddenTopicsIn, topicsDemandedBy } from './forbidden-topics.ts';
import { experienceTopic, forbiddenTopics } from './interview/forbidden-topics.ts';
import { patternOf } from './patterns.ts';

const topicsOf = (text: string, ...work: string[]) =>
  forbiddenTopicsIn(text, work).map(({ topic, strength }) => `${topic}: ${strength}`);

test('fourteen topics, each with patterns of its own that are found', () => {
  const all = [...forbiddenTopics, experienceTopic].map(({ topic }) => topic);
  expect(new Set(all).size).toBe(14);
  const patterns = forbiddenTopics.flatMap((topic) => topic.patterns);
  expect(new Set(patterns).size).toBe(patterns.length);
  for (const pattern of patterns) {
    expect(patternOf([pattern]).test(pattern.replaceAll('*', '').replaceAll('N', '3'))).toBe(true);
  }
});

test.each([
  ['Você é casada ou solteira?', 'estado civil'],
  ['Você tem filhos? Com quem ficam quando trabalha?', 'filhos, gravidez ou família'],
  ['Pretende engravidar?', 'filhos, gravidez ou família'],
  ['Quantos anos você tem?', 'idade'],
  ['Qual é a sua orientação sexual?', 'orientação sexual ou identidade de gênero'],
  ['Como você cuida do seu cabelo?', 'raça, cor ou aparência'],
  ['Em que bairro você vive?', 'origem ou endereço'],
  ['Qual é a sua religião?', 'religião'],
  ['Você já processou a empresa anterior?', 'política ou sindicato'],
  ['Toma algum remédio?', 'saúde ou deficiência'],
  ['Seu nome está no Serasa?', 'vida financeira'],
  ['Tem antecedentes criminais?', 'antecedentes'],
  ['Você fuma ou bebe?', 'vida privada'],
  ['Você tem mais de 5 anos de experiência com vendas?', 'experiência mínima'],
])('%s never in a question: %s', (question, topic) => {
  expect(topicsOf(question)).toContain(`${topic}: block`);
});

test.each([
  'Conte uma situação em que defendeu uma política da empresa.',
  'Descreva como organizou a cor das etiquetas e o peso das caixas.',
  'Conte como cumpriu o prazo em três anos seguidos.',
  'Qual foi a sua maior dificuldade com o sistema?',
  'Conte um caso em que o fisioterapeuta pediu ajuda.',
])('an ordinary question touches nothing: %s', (question) => {
  expect(topicsOf(question)).toEqual([]);
});

test('a word of the work is only a warning, and only where its topic may be work', () => {
  const question = 'Conte como orienta gestantes sobre remédios.';
  expect(topicsOf(question)).toEqual([
    'filhos, gravidez ou família: block',
    'saúde ou deficiência: block',
  ]);
  expect(topicsOf(question, 'Enfermeira', 'Orientar gestantes e entregar remédios')).toEqual([
    'filhos, gravidez ou família: warn',
    'saúde ou deficiência: warn',
  ]);
  expect(topicsOf('Conte como atendeu pacientes com depressão.')).toEqual([
    'saúde ou deficiência: warn',
  ]);
  expect(topicsOf('Qual é a sua igreja?', 'Secretaria da igreja')).toEqual(['religião: block']);
});

test('what may be asked instead comes with the topic', () => {
  const [hit] = forbiddenTopicsIn('Tem filhos?');
  expect(hit?.alternative).toBe('Você tem disponibilidade para o horário desta vaga?');
});

test('no alternative touches a forbidden topic itself', () => {
  for (const { alternative } of [...forbiddenTopics, experienceTopic]) {
    expect(forbiddenTopicsIn(alternative ?? '')).toEqual([]);
  }
});

test.each([
  ['Procuramos mulher solteira e sem filhos.', ['estado civil', 'filhos, gravidez ou família']],
  ['Exigimos boa aparência e idade entre 20 e 30 anos.', ['idade', 'raça, cor ou aparência']],
  ['Idade entre 20 e 30 anos', ['idade']],
  ['Boa aparência e disponibilidade, inclusive aos sábados.', ['raça, cor ou aparência']],
  ['Não ter doenças e não estar no SPC.', ['saúde ou deficiência', 'vida financeira']],
  ['Experiência mínima de 2 anos na função.', ['experiência mínima']],
  ['Pelo menos um ano de experiência em vendas', ['experiência mínima']],
  ['Vivência de doze meses no cargo', ['experiência mínima']],
  ['Experiência comprovada em carteira de 1 ano', ['experiência mínima']],
  ['Requisitos: 2 anos de experiência', ['experiência mínima']],
  ['Experiência na função há mais de 5 anos', ['experiência mínima']],
  ['Experiência mínima em vendas de dois anos', ['experiência mínima']],
])('a job description that demands it: %s', (text, topics) => {
  expect(topicsDemandedBy(text).map(({ topic }) => topic)).toEqual(topics);
});

test.each([
  'Atender gestantes na maternidade e orientar sobre medicamentos.',
  'Ser responsável pela dispensação de medicamentos e ter conhecimento de doenças crônicas.',
  'Analisar crédito com consulta ao SPC e ao Serasa.',
  'Cuidar de crianças com idade entre 4 e 5 anos na creche.',
  'Oferecemos auxílio-creche, plano de saúde e licença-maternidade estendida.',
  'Vaga aberta independentemente de religião, etnia, idade ou orientação sexual.',
  'Desejável mais de 2 anos de experiência.',
  'Experiência de 6 meses na função.',
  'Experiência com crianças de 3 anos, em uma prática de acolhimento.',
  'Empresa com 30 anos de mercado e 12 anos na região.',
  'Maiores de 18 anos, por exigência legal do trabalho noturno.',
])('a job description that demands nothing forbidden: %s', (text) => {
  expect(topicsDemandedBy(text)).toEqual([]);
});

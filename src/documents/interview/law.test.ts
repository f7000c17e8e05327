import { expect, test } from 'vitest';
import { contextWith } from '../../../test/sample-context.ts';
import { guardedInputs } from '../guard/guarded-inputs.ts';
import type { Brief } from '../kit/writer.ts';
import { composeInterview } from './compose.ts';
import type { InterviewForm } from './contract.ts';
import { tellsPay } from './law.ts';
import { interviewWriter } from './writer.ts';

/** As the author does it: the guard first, then the kind. */
function written(typed: Brief<InterviewForm>) {
  const { allows, answers } = interviewWriter;
  const context = contextWith({ employee: null });
  const { brief, removed } = guardedInputs(typed, context, { allows, answers });
  const content = composeInterview(brief, context);
  return { ...content, text: JSON.stringify(content), removed };
}

test.each([
  ['perguntar se tem filho pequeno por causa da noite', 'filhos, gravidez ou família'],
  ['não quero ninguém que vá engravidar logo', 'filhos, gravidez ou família'],
  ['Tem que ser católica praticante.', 'religião'],
  ['Prefiro homem, porque carrega peso.', 'preferência por homem ou por mulher'],
  ['nao quero mulher na equipe', 'preferência por homem ou por mulher'],
])('what is asked of those who apply is refused by name, and by law: %s', (asked, topic) => {
  for (const field of ['additionalNotes', 'jobDescription'] as const) {
    const { suggestions, text, removed } = written({ position: 'Caixa', [field]: asked });
    expect(text).not.toContain(asked);
    expect(suggestions[0]).toContain(`O pedido trata de ${topic}`);
    expect(suggestions[0]).toContain('Lei nº 9.029/1995');
    expect([...removed]).toEqual([]);
  }
});

test.each([
  'A vaga abriu porque João saiu de licença médica por depressão.',
  'O Paulo é do sindicato e ninguém cobriu.',
  'Quero avisar que a Lia está grávida.',
])('what is told of somebody stays out, whatever for: %s', (told) => {
  for (const field of ['additionalNotes', 'jobDescription'] as const) {
    expect(written({ position: 'Caixa', [field]: told }).text).not.toContain(told);
  }
});

test('a statement that nobody is kept out demands nothing, and stays', () => {
  const open = 'Vaga aberta independentemente de religião, etnia, idade ou orientação sexual.';
  const { text, suggestions } = written({ position: 'Caixa', jobDescription: open });
  expect(text).toContain(open);
  expect(suggestions.join()).not.toMatch(/Lei nº|Retiramos/u);
});

test('a position is what it is called: no word of it is taken for somebody’s health', () => {
  const { title, removed } = written({ position: 'Médica Psiquiatra' });
  expect(title).toContain('Médica Psiquiatra');
  expect(removed.size).toBe(0);
});

test('a position that names a sex is told of', () => {
  const { suggestions } = written({ position: 'Secretária (sexo feminino)' });
  expect(suggestions[0]).toContain('O nome do cargo indica preferência por homem ou por mulher');
  expect(written({ position: 'Secretária' }).suggestions.join()).not.toContain('nome do cargo');
});

test('a vacancy has a salary; who works there has none in a script', () => {
  expect(tellsPay('Salário de R$ 9.800 mais adicional noturno, escala 12x36.')).toBe(true);
  expect(tellsPay('“O salário é de R$ 2.100, e o horário é das 7h às 16h.”')).toBe(true);
  expect(tellsPay('A vaga é CLT, de 30 horas, com salário de R$ 2.480: de terça a sábado.')).toBe(
    true,
  );
  expect(tellsPay('A Renata tem salário de R$ 3.200.')).toBe(false);
  expect(tellsPay('O salário dele é maior.')).toBe(false);
  expect(tellsPay('Salário de R$ 2.100 e atestado de gravidez negativo na admissão.')).toBe(false);
  expect(tellsPay('O salário é de R$ 2.100, e gestantes não são aceitas.')).toBe(false);
  expect(tellsPay('Salário de R$ 2.100: a titular está de licença maternidade.')).toBe(false);
});

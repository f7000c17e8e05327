import { expect, test } from 'vitest';
import { textsOf } from '#shared/json.ts';
import { contextWith } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import type { InterviewContent, InterviewForm } from './contract.ts';
import { vacancy } from './corpus/case.ts';
import { interviewWriter } from './writer.ts';

/* What an examiner found in scripts filled in as on any day. */

function compose(brief: Brief<InterviewForm>): InterviewContent {
  const { brief: form, context } = vacancy('', { position: 'Analista', ...brief });
  return interviewWriter.compose(form, context);
}
function said(content: InterviewContent): string {
  return textsOf(content).join('\n');
}
function suggested(content: InterviewContent): string {
  return content.suggestions.join('\n');
}

test('tasks after one another are apart, also where a noun follows or a verb looks like one', () => {
  const one = compose({
    jobDescription: 'Comandar equipe de 35 pessoas, leitura de projeto, controle de material',
  });
  expect(one.objective).toContain('comandar equipe de 35 pessoas e experiência em leitura');
  const other = compose({
    jobDescription: 'Fazer monitoramento de pragas, regular pulverizador, orientar os operadores',
  });
  expect(other.objective).toContain('monitoramento de pragas, regular pulverizador e orientar');
  expect(said(other)).not.toContain('pragas, regular pulverizador,');
});

test('an hour is a condition, and no task', () => {
  const content = compose({
    jobDescription:
      'fazer pães e massas, cuidar do forno, chegar as 3h30 da manhã, limpeza da produção',
  });
  expect(content.objective).not.toContain('chegar');
  const conditions = content.sections.at(-1)?.questions.join('\n');
  expect(conditions).toContain('3h30');
});

test('what has no question of its own is named, once', () => {
  const content = compose({
    duration: '30',
    jobDescription:
      'Atender mesas, tirar pedidos, servir vinho, fechar contas, montar o salão, repor bebidas',
  });
  expect(suggested(content)).toMatch(/Sem pergunta própria neste roteiro: .*repor bebidas/u);
});

test('papers that are asked for are kept, and what is taught is none of them', () => {
  const content = compose({
    jobDescription:
      'Treinar NR-10, NR-12 e NR-35. Requisitos: superior em Engenharia, ter carro próprio, registro no CREA.',
  });
  const [line = ''] = content.suggestions.filter((each) => each.startsWith('Conferir antes'));
  expect(line).toContain('superior em Engenharia');
  expect(line).toContain('registro no CREA');
  expect(line).not.toContain('NR-12');
});

test('a question of the notes is quoted without the order to ask it', () => {
  const asked = (additionalNotes: string) =>
    compose({ jobDescription: 'Desenhar telas e testar protótipos', additionalNotes })
      .sections.flatMap(({ questions }) => questions)
      .find((line) => line.startsWith('Pergunta pedida'));
  expect(asked('Perguntar: como você mede o impacto do design?')).toContain(
    '“Como você mede o impacto do design?”',
  );
  expect(asked('Quero entender se aguenta pressão.')).toContain(
    '“Você aguenta pressão? Conte um caso.”',
  );
});

test('several hints share one line', () => {
  const content = compose({
    jobDescription: 'Elaborar laudos e investigar acidentes',
    additionalNotes: 'Fábrica antiga. Precisa saber dizer não.',
  });
  expect(suggested(content).match(/Levar em conta durante a entrevista/gu)).toHaveLength(1);
});

test('what one must know how to deal with is a task', () => {
  const content = interviewWriter.compose(
    {
      freeText:
        'entrevista pra vaga de auxiliar de limpeza, 30 min, hospital, tem que saber lidar com produto químico e luto de família',
    },
    contextWith({ employee: null }),
  );
  expect(content.objective).toContain('preparo para lidar com produto químico');
  expect(said(content)).not.toContain('alcançou em luto');
});

test('a language is checked before, and no question is tied to it', () => {
  const content = compose({
    duration: '90',
    jobDescription:
      'Responsável por pipelines em Airflow e por mentorar analistas. Requisitos: Python, inglês.',
  });
  expect(content.questions.map(({ question }) => question).join('\n')).not.toContain('inglês');
  expect(content.objective).toContain('mentorar analistas');
});

test('one click: a known post has its usual tasks, said to be such; an unknown one has none', () => {
  const byPost = (position: string) =>
    interviewWriter.compose({}, contextWith({ employee: { name: 'Íris', position } }));
  const known = byPost('Supervisora de Caixa');
  expect(known.questions.map(({ question }) => question).join('\n')).toContain('caixa');
  expect(suggested(known)).toContain('tarefas comuns nesse cargo (fechar o caixa');
  expect(suggested(byPost('Astrônomo'))).not.toContain('tarefas comuns');
});

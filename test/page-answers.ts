import type { DocumentContext } from '#documents/kit/document-context.ts';
import { contextWith } from './sample-context.ts';

/*
 * Documents as a strong model answers our prompt: a page, and the fields that the application follows. Each with its
 * form; nothing of them is to be changed.
 */

export interface PageAnswer {
  form: object;
  context: DocumentContext;
  answer: { title: string; page: string; suggestions: string[] } & Record<string, unknown>;
}

const renata = contextWith({ employee: { name: 'Renata Lopes', position: 'Supervisora' } });
const nobody = contextWith({ employee: null });

const meeting: PageAnswer = {
  form: {
    title: 'Escala de fim de ano',
    objective: 'Decidir a escala de 20/12 a 02/01 e quem cobre a recepção',
    duration: '30',
    type: 'team',
    format: 'presencial',
    topics: ['Escala do recesso', 'Cobertura da recepção'],
    participants: ['Carla Nunes', 'Bia Ramos'],
  },
  context: nobody,
  answer: {
    title: 'Escala de fim de ano',
    page: `## Objetivo

Sair com a escala de 20/12 a 02/01 escrita e a recepção coberta todos os dias.

- Duração: 30 minutos, presencial
- Quem vem: Carla Nunes, Bia Ramos e Marcos Vieira, que conduz

## Pauta

| Minutos | Assunto | Quem conduz |
|---|---|---|
| 0–4 | Abertura | Marcos |
| 4–18 | Escala do recesso | Marcos |
| 18–30 | Cobertura da recepção | Carla |

### Para começar

“Hoje a gente sai com um nome em cada dia.”

1. Cada pessoa marca os dias em que prefere trabalhar.
2. O grupo olha os dias sem ninguém.

## Para preencher

| Dia | Quem |
|---|---|
| ______ | ______ |`,
    objective: 'Sair com a escala de 20/12 a 02/01 escrita e a recepção coberta.',
    duration: '30 minutos',
    format: 'Presencial',
    participants: ['Carla Nunes', 'Bia Ramos', 'Marcos Vieira'],
    agenda: [
      { topic: 'Abertura', duration: '4 minutos', responsible: 'Marcos Vieira' },
      { topic: 'Escala do recesso', duration: '14 minutos', responsible: 'Marcos Vieira' },
      { topic: 'Cobertura da recepção', duration: '12 minutos', responsible: 'Carla Nunes' },
    ],
    suggestions: ['Confira com o RH as folgas de 24 e 31/12 antes de abrir a reunião.'],
  },
};

const pdi: PageAnswer = {
  form: {
    employeeId: 'e1',
    deadline: '2027-05-31',
    goals: ['Reduzir as filas nos horários de pico'],
    competencies: [{ name: 'Delegação', currentLevel: 2, targetLevel: 4 }],
  },
  context: renata,
  answer: {
    title: 'PDI de Renata Lopes',
    page: `Renata, você já monta a escala com ajuda; até 31/05/2027 quer fechá-la sozinha.

## Objetivo

Reduzir as filas nos horários de pico, com a escala da véspera conferida por você.

## Delegação: de 2 para 4

- Até 18/12/2026: montar a escala de janeiro com Marcos ao lado. Pronto quando ninguém precisar trocar de turno na última hora.
- Até 31/03/2027: montar a de abril sozinha. Pronto quando Marcos só conferir.

## A parte do Marcos

Marcos reserva uma hora por semana, dentro da jornada, e conversa com você em 31/03/2027.`,
    employee: 'Renata Lopes — Supervisora',
    period: '23/11/2026 a 31/05/2027',
    goals: ['Reduzir as filas nos horários de pico'],
    competencies: [
      {
        name: 'Delegação',
        currentLevel: 2,
        targetLevel: 4,
        actions: [
          'Até 18/12/2026, montar a escala de janeiro com Marcos ao lado.',
          'Até 31/03/2027, montar a de abril sozinha.',
        ],
      },
    ],
    leaderPart: ['Até 31/03/2027, Marcos reserva uma hora por semana.'],
    timeline: {
      duration: '189 dias',
      start: '23/11/2026',
      end: '31/05/2027',
      milestones: ['31/03/2027 — A escala de abril, feita sozinha'],
    },
    suggestions: ['Diga a ela o que muda na sua semana antes de ler o plano.'],
  },
};

const feedback: PageAnswer = {
  form: {
    employeeId: 'e1',
    employeeName: 'Renata Lopes',
    feedbackType: 'desenvolvimento',
    context: 'A fila de sexta passou de dez minutos duas vezes.',
    specificExamples: 'Na sexta, dia 20/11, a fila chegou a 12 minutos.',
    positivePoints: ['Treinou duas pessoas novas'],
    improvementPoints: ['Chamar reforço antes'],
    tone: 'construtivo',
    includeActionPlan: true,
    followUpDate: '2026-12-18',
  },
  context: renata,
  answer: {
    title: 'Roteiro de feedback — Renata Lopes',
    page: `## Abrir

> “Renata, as duas pessoas que você treinou já fecham o caixa sozinhas.
>
> Quero falar de sexta.”

## O que aconteceu

“Na sexta, dia 20/11, a fila chegou a 12 minutos. O que você viu naquela hora?”

Ouça antes de propor. Se ela pedir por escrito, mande:

> Renata, na sexta a fila chegou a 12 minutos. Amanhã a gente vê junto o que muda.

## Combinar

| O que | Quem | Até quando |
|---|---|---|
| Chamar reforço com dez pessoas na fila | Renata | 27/11 |
| Deixar um operador de sobreaviso às sextas | Você | 27/11 |

“A gente se fala de novo em 18/12.”`,
    employee: 'Renata Lopes — Supervisora',
    type: 'Desenvolvimento',
    agreements: [
      'Até 27/11/2026, Renata chama reforço com dez pessoas na fila.',
      'Até 27/11/2026, você deixa um operador de sobreaviso às sextas.',
    ],
    suggestions: ['Veja antes quem pode ficar de sobreaviso, para não prometer o que não há.'],
  },
};

const actionPlan: PageAnswer = {
  form: {
    title: 'Filas de sexta',
    objective: 'Baixar a espera de 12 para 8 minutos às sextas',
    context: 'Falta gente das 17h às 19h.',
    deadline: '2027-02-26',
    priority: 'alta',
    detailLevel: 'resumido',
    successMetrics: ['Minutos de espera às sextas'],
  },
  context: nobody,
  answer: {
    title: 'Filas de sexta',
    page: `Às sextas, das 17h às 19h, a espera chega a 12 minutos porque falta gente. Até 26/02/2027, a meta é de 8 minutos.

## O que fazer

| O que | Quem | Até |
|---|---|---|
| Medir a espera às 17h, 18h e 19h | Marcos Vieira | 27/11 |
| Testar um operador das 16h às 20h | Marcos Vieira | 18/12 |

## Como saber

Minutos de espera às sextas, anotados na folha ao lado do caixa.`,
    objectives: ['Baixar a espera de 12 para 8 minutos às sextas, até 26/02/2027.'],
    actions: [
      {
        task: 'Medir a espera às 17h, 18h e 19h',
        deadline: '27/11/2026',
        responsible: 'Marcos Vieira',
        priority: 'alta',
      },
      {
        task: 'Testar um operador das 16h às 20h',
        deadline: '18/12/2026',
        responsible: 'Marcos Vieira',
        priority: 'alta',
      },
    ],
    timeline: {
      duration: '95 dias',
      start: '23/11/2026',
      end: '26/02/2027',
      milestones: ['18/12/2026 — O teste do operador'],
    },
    suggestions: ['Veja com o RH se o horário novo cabe no contrato.'],
  },
};

const interview: PageAnswer = {
  form: {
    position: 'Operador de caixa',
    teamId: '',
    jobDescription: 'Atender no caixa, conferir valores e fechar o dia sem diferença.',
    experienceLevel: 'junior',
    interviewType: 'presencial',
    duration: '30',
    focusAreas: ['Comunicação'],
  },
  context: nobody,
  answer: {
    title: 'Roteiro de entrevista — Operador de caixa',
    page: `## Antes

Deixe na mesa uma gaveta com R$ 100 em notas e moedas.

## Tempo

- 0–5: abertura
- 5–22: perguntas e caso
- 22–30: perguntas da pessoa e encerramento

## Perguntas

1. “Conte de uma vez em que um cliente reclamou com você. O que você fez?”

- Boa resposta: ouviu, resolveu ou chamou alguém.
- Sinal de alerta: fala só do cliente.

## Ficha de notas

| Critério | Nota 1 | Nota 3 | Nota 5 | Nota |
|---|---|---|---|---|
| Conferência | não confere | confere se lembram | confere sozinho | |`,
    position: 'Operador de caixa (Júnior)',
    duration: '30 minutos',
    interviewType: 'Presencial',
    evaluation: {
      criteria: ['Conferência', 'Comunicação'],
      scoringScale: '1 não faz; 2 faz com ajuda; 3 faz; 4 faz bem; 5 ensina',
    },
    suggestions: ['Use o mesmo caso com todas as pessoas.'],
  },
};

/** By kind: each that is written as a page. */
export const pageAnswers = {
  meeting,
  pdi,
  feedback,
  action_plan: actionPlan,
  interview,
} as const;

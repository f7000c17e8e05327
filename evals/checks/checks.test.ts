import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DocumentKind } from '#documents/labels.ts';
import { contextWith } from '../../test/sample-context.ts';
import { checks } from './checks.ts';
import { objectionable } from './readers.ts';
import type { Subject } from './subject.ts';

const context = contextWith({
  today: '2026-11-24',
  company: { name: 'Mercado Bom Vizinho' },
  employee: null,
  colleagues: [{ name: 'Lia Prado', position: 'Caixa' }],
  diary: [{ day: '2026-11-19', text: 'Renata discutiu com o fornecedor na frente dos clientes.' }],
});

function subject(
  kind: DocumentKind,
  brief: Record<string, unknown>,
  content: Record<string, unknown>,
  offline = true,
): Subject {
  return { kind, id: `${kind}/um`, name: 'um', brief, context, content, offline };
}

const letterForm = {
  type: 'instant',
  recipientName: 'Renata Lopes',
  context: 'O inventário passa para 03/12, às 14h30, com a Lia na contagem. Traga as 40 etiquetas.',
};

function letter(text: string, suggestions: string[] = []): Subject {
  const rest = { tone: 'Profissional', context: 'Inventário', notes: 'Sem resposta' };
  return subject('message', letterForm, { content: text, ...rest, suggestions });
}

const goodLetter = letter(`Oi, Renata!\n\n${letterForm.context}`);

const meetingForm = { title: 'Inventário', objective: 'Combinar a contagem', duration: '60' };

function meeting(durations: string[], more: Record<string, unknown> = {}): Subject {
  const item = { topic: 'Contagem', description: 'A escala pronta.', responsible: 'Marcos' };
  const agenda = durations.map((duration) => ({ ...item, duration, activities: ['Ouvir Lia'] }));
  const { title, objective } = meetingForm;
  const whole = { title, objective, duration: '1 hora', format: 'Presencial', participants: [] };
  return subject('meeting', meetingForm, { ...whole, agenda, materials: [], ...more });
}

const planForm = {
  title: 'Inventário sem falta',
  objective: 'Contar o estoque',
  deadline: '2026-12-18',
};

function plan(milestones: string[], more: Record<string, unknown> = {}): Subject {
  const timeline = { duration: '24 dias', start: '24/11/2026', end: '18/12/2026', milestones };
  const { title, objective } = planForm;
  const rest = { title, description: 'Contar em duplas.', objectives: [objective], actions: [] };
  return subject('action_plan', planForm, { ...rest, timeline, suggestions: [], ...more });
}

const pdiForm = {
  employeeName: 'Renata Lopes',
  goals: ['Assumir a frente de caixa'],
  competencies: [{ name: 'Delegação', currentLevel: 2, targetLevel: 4 }],
};

function pdi(competencies: Record<string, unknown>[]): Subject {
  const goals = pdiForm.goals;
  return subject('pdi', pdiForm, {
    title: 'PDI de Renata',
    employee: 'Renata Lopes',
    period: 'Dois meses',
    competencies: competencies.map((each) => ({ actions: ['Delegar o fechamento'], ...each })),
    goals,
    timeline: 'A combinar',
    suggestions: [],
  });
}

function interview(question: string): Subject {
  const asked = {
    category: 'Experiência',
    expectedResponse: 'Um caso',
    evaluationCriteria: 'Clareza',
  };
  return subject(
    'interview',
    { position: 'Caixa' },
    {
      title: 'Roteiro de entrevista',
      position: 'Caixa',
      objective: 'Ver como atende',
      duration: '30 minutos',
      interviewType: 'Presencial',
      stages: [
        { name: 'Fila', duration: '30 minutos', steps: [], questions: [{ ...asked, question }] },
      ],
      evaluation: { instructions: 'Anote.', criteria: ['Calma'], scoringScale: '1 a 4' },
    },
  );
}

const sound = [
  goodLetter,
  meeting(['20 minutos', '40 minutos']),
  plan(['04/12/2026 — Escala pronta']),
  pdi(pdiForm.competencies),
  interview('Conte de um dia de fila longa. O que você fez?'),
];

function found({ id }: { id: string }, each: Subject): string[] {
  return checks.find((check) => check.id === id)!.faults(each);
}

test('a sound document passes every check', () => {
  const faults = sound.map((each) => checks.flatMap((check) => check.faults(each)));
  expect(faults).toEqual(sound.map(() => []));
});

/** Each fault is planted into a sound document: the check of that name says it. */
const planted: Record<string, [what: string, document: Subject, said: RegExp][]> = {
  kept: [
    ['a name', letter('Oi, Renata! O inventário é em 03/12, 14h30. 40 etiquetas.'), /Lia/],
    ['the reader', letter(`Oi! ${letterForm.context}`), /Renata/],
    ['a number', letter('Renata, inventário em 3 de dezembro, 14h30, com a Lia.'), /40/],
    ['a day', letter('Renata, inventário 14h30, com a Lia. Traga as 40 etiquetas.'), /03\/12/],
    ['a competency', pdi([]), /Delegação/],
    ['a level', pdi([{ name: 'Delegação', currentLevel: 1, targetLevel: 4 }]), /levels/],
  ],
  unaltered: [
    ['a sentence cut', letter('Renata, o inventário passa para 03/12, às 14h30. 40, Lia'), /passa/],
    [
      'a sentence turned',
      letter('Traga suas 40 etiquetas. O inventário passa para 03/12 às 15'),
      /passa/,
    ],
  ],
  sums: [['minutes', meeting(['20 minutos', '30 minutos']), /= 50, not 60/]],
  dates: [
    ['the past', plan(['20/11/2026 — Escala pronta']), /past/],
    ['after the end', plan(['21/12/2026 — Escala pronta']), /after/],
    ['a Sunday', plan(['06/12/2026 — Escala pronta']), /no day of work/],
    [
      'a holiday',
      { ...plan(['25/12/2026 — Escala']), brief: { ...planForm, deadline: '2026-12-30' } },
      /no day/,
    ],
  ],
  audience: [
    [
      'the diary in a letter',
      letter('Renata discutiu com o fornecedor na frente dos clientes.'),
      /diary/,
    ],
    [
      'the diary in a plan',
      plan([], { description: 'Ela discutiu com o fornecedor na frente de todos.' }),
      /diary/,
    ],
  ],
  guard: [
    ['a forbidden fact', letter(`Renata, ${objectionable[2]!}`), /said/],
    ['a forbidden question', interview('E você tem filhos pequenos?'), /asked/],
  ],
  repetition: [
    [
      'a sentence',
      plan([], {
        objectives: ['Contar o estoque', 'A equipe conta em duplas no sábado.'],
        description: 'A equipe conta em duplas no sábado.',
      }),
      /2 times/,
    ],
  ],
  length: [
    ['words', letter('palavra '.repeat(201)), /words, at most 200/],
    ['a page', plan([], { page: 'palavra '.repeat(2_600) }), /260\d words, at most 854/],
    ['suggestions', letter('Oi', '123456789'.split('')), /9 suggestions/],
    ['a summary', plan([], { summary: 'palavra '.repeat(61) }), /summary/],
    [
      'a reply',
      plan([], { replies: [{ ifSaid: 'não', answer: 'palavra '.repeat(46) }] }),
      /replies/,
    ],
  ],
  placeholders: [
    ['of a contract', plan([], { description: 'Contexto não informado' }), /placeholder/],
    ['of an item', meeting(['60 minutos', 'Duração não especificada']), /placeholder/],
    ['a slot', letter('Oi, {{nome}}'), /left over/],
    ['a raw day', letter('Até 2026-12-03'), /left over/],
    ['the id of a source', letter('Renata chegou às 14h30 [D2].'), /left over/],
  ],
};

describe('every check can fail', () => {
  test('and has a fault planted', () => {
    expect(Object.keys(planted)).toEqual(checks.map(({ id }) => id));
  });

  for (const [id, faults] of Object.entries(planted)) {
    test.each(faults)(`${id}: %s`, (_, document, said) => {
      expect(found({ id }, document).join('\n')).toMatch(said);
    });
  }
});

test('what is left out and announced is kept; what is left out in silence is not', () => {
  const text = 'Oi, Renata! O inventário passa para 03/12, às 14h30, com a Lia na contagem.';
  expect(found({ id: 'kept' }, letter(text, ['Deixamos de fora um trecho.']))).toEqual([]);
  expect(found({ id: 'kept' }, letter(text))).toEqual(['missing: 40']);
  const half = letter('Oi, Renata! 03/12, com a Lia. Traga as 40 etiquetas.', [
    'Retiramos a hora.',
  ]);
  expect(found({ id: 'kept' }, half)).toEqual(['missing: 14', 'missing: 30']);
  expect(found({ id: 'kept' }, { ...half, offline: false })).toEqual([]);
});

test('a model may say the same in other words, and offline may not', () => {
  const told = letter(
    'Renata, o inventário passa para 3 de dezembro: 14h30, Lia conta, quarenta etiquetas.',
  );
  const sentence = letter('O inventário passa para 03/12, e a Renata traz tudo.');
  expect(found({ id: 'kept' }, told)).toEqual([]);
  expect(found({ id: 'unaltered' }, sentence)).not.toEqual([]);
  expect(found({ id: 'unaltered' }, { ...sentence, offline: false })).toEqual([]);
});

test('the diary may be told to the leader: in suggestions, and in a script for their eyes', () => {
  const note = context.diary[0]!.text;
  expect(found({ id: 'audience' }, letter('Oi, Renata!', [note]))).toEqual([]);
  const script = subject('feedback', {}, { structure: [{ section: 'Fato', points: [note] }] });
  expect(found({ id: 'audience' }, script)).toEqual([]);
});

test('the checks know contracts, kit and shared, and nothing that composes', () => {
  const allowed =
    /^(?:#documents\/(?:contracts|labels)\.ts|#documents\/kit\/.+|#shared\/.+|node:.+|\.\/.+|\.\.\/cases\.ts)$/;
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
  const imported = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(/from '([^']+)'/g)].map(([, specifier]) => `${specifier}`);
  });
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter((specifier) => !allowed.test(specifier))).toEqual([]);
});

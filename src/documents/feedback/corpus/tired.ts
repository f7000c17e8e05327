import { contextWith } from '../../writing/sample-context.ts';
import type { FeedbackCase } from './case.ts';

/** As leaders type at eleven at night, in a hurry, in capitals, or with more than may be said. */
export const tiredCases: readonly FeedbackCase[] = [
  {
    name: 'padaria: terceira pessoa, sem acentos, corretivo direto',
    brief: {
      employeeId: 't1',
      feedbackType: 'corretivo',
      tone: 'direto',
      context: 'ele ta chegando atrasado e o pao sai tarde',
      specificExamples:
        'quarta 18/11 chegou 4h20 e era 3h30, o pao frances so saiu 6h40 e a fila foi embora. sabado 21 a mesma coisa',
      positivePoints: ['capricho na massa', 'nunca falta'],
      improvementPoints: ['chegar no horario'],
      includeActionPlan: false,
      followUpDate: '2026-11-30',
    },
    context: contextWith({
      company: { name: 'Padaria do Zé Luiz', values: ['pão quente toda hora'] },
      team: { name: 'Produção', goals: ['zerar sobra de pão no fim do dia'] },
      employee: { name: 'Kauê dos Santos', position: 'Padeiro' },
    }),
  },
  {
    name: 'construtora: tudo em maiúsculas, lista colada com marcas',
    brief: {
      employeeId: 't2',
      feedbackType: 'reconhecimento',
      tone: 'construtivo',
      context: 'ENTREGA DA LAJE DA TORRE B TRÊS DIAS ANTES DO PRAZO',
      specificExamples:
        'NA SEMANA DE 09/11 REORGANIZOU AS FRENTES POR CAUSA DA CHUVA E CONSEGUIU CONCRETAR NO DIA 13/11. NENHUM ACIDENTE.',
      positivePoints: ['- PLANEJAMENTO DA EQUIPE', '- CUIDADO COM EPI'],
      improvementPoints: [],
      includeActionPlan: false,
    },
    context: contextWith({
      company: { name: 'Construtora Horizonte', values: ['Segurança', 'Prazo é compromisso'] },
      team: { name: 'Obra Vila Nova', goals: ['Entregar a torre B em maio'] },
      employee: {
        name: 'João Pedro de Alcântara e Silva',
        position: 'Encarregado de Obras',
        behavioralProfile: 'executor',
      },
    }),
  },
  {
    name: 'almoxarifado: desabafo em texto livre',
    brief: {
      freeText:
        'to escrevendo isso 23h porque amanha cedo tenho que falar com o anderson do almoxarifado, ele sabia desde terça que ia faltar o parafuso m8 e nao falou nada pra ninguem, na sexta a linha 2 parou 3 horas e eu tive que ligar pro fornecedor as 19h. ele é bom, conhece tudo, o inventario de outubro deu 99,2%. mas eu to cansado dele segurar as coisas. sera que é medo? nao quero desmotivar ele, ele quer ser lider',
    },
    context: contextWith({
      company: { name: 'Plásticos União', values: ['Responsabilidade'] },
      team: { name: 'Almoxarifado', goals: ['Zerar parada de linha por falta de material'] },
      employee: {
        name: 'Anderson Pereira',
        position: 'Almoxarife',
        behavioralProfile: 'planejador',
        objectives: ['Ser líder do almoxarifado'],
      },
    }),
  },
  {
    name: 'central de atendimento: vontade de demitir e ameaça',
    brief: {
      employeeId: 't4',
      feedbackType: 'corretivo',
      tone: 'direto',
      context: 'O RH pediu um feedback antes de qualquer coisa. Ela não bate a meta de acordos.',
      specificExamples:
        'Em 16/11, ligação das 10h42, disse ao cliente "o problema é seu" e desligou. O cliente abriu reclamação no Procon.',
      positivePoints: [],
      improvementPoints: ['Encerrar a ligação só depois de oferecer uma solução'],
      includeActionPlan: true,
      followUpDate: '2026-11-27',
      additionalNotes: 'se fizer de novo vai pra rua',
    },
    context: contextWith({
      company: { name: 'Conecta Contact Center', values: ['Respeito'] },
      team: { name: 'Cobrança', goals: ['Recuperar R$ 1,2 milhão no trimestre'] },
      employee: { name: 'Suellen Rocha', position: 'Operadora de Cobrança' },
    }),
  },
  {
    name: 'ONG: 360 com apelidos e pedido fora da jornada',
    brief: {
      employeeId: 't5',
      feedbackType: '360',
      tone: 'empático',
      context:
        '360 da equipe de projetos, 9 respostas. A Lúcia e o Beto responderam com mais detalhe.',
      specificExamples:
        '6 pessoas disseram que ela acolhe bem os voluntários novos\n4 disseram que os relatórios chegam em cima da hora\nO Juquinha reclamou que ela não responde no grupo depois das 18h',
      positivePoints: ['Acolhe os voluntários', 'Escreve bem'],
      improvementPoints: ['Relatórios em cima da hora', 'Responder depois das 18h'],
      includeActionPlan: true,
      followUpDate: '2026-12-11',
    },
    context: contextWith({
      company: {
        name: 'Instituto Raízes',
        mission: 'Garantir leitura a toda criança da zona rural.',
      },
      team: {
        name: 'Mobilização de Recursos',
        goals: ['Diversificar as fontes de financiamento'],
      },
      employee: { name: 'Tainá Guajajara', position: 'Assistente de Projetos' },
    }),
  },
  {
    name: 'agro: uma linha que elogia',
    brief: { freeText: 'elogiar o valmor que regulou a colheitadeira e perdemos menos soja' },
    context: contextWith({
      company: { name: 'Sementes Zan', values: ['Capricho'] },
      employee: { name: 'Valmor Zanella', position: 'Operador de Máquinas Agrícolas' },
    }),
  },
  {
    name: 'software: assunto reservado nas notas, contexto que é frase',
    brief: {
      employeeId: 't7',
      feedbackType: 'desenvolvimento',
      tone: 'construtivo',
      context: 'As revisões de código dela demoram muito',
      specificExamples:
        'PR #482 ficou 4 dias esperando (de 09/11 a 13/11). O deploy do cupom, de R$ 40.000,00 por dia, atrasou para 16/11.',
      positivePoints: ['Comentários que ensinam'],
      improvementPoints: ['Responder as revisões em até 1 dia útil'],
      includeActionPlan: true,
      followUpDate: '2026-12-18',
      additionalNotes: 'Ela está concorrendo à vaga de tech lead, não posso falar disso com ela.',
    },
    context: contextWith({
      company: { name: 'Vexa Software', values: ['Código que dura'] },
      team: { name: 'Checkout', goals: ['Disponibilidade de 99,9% na Black Friday'] },
      employee: {
        name: 'Beatriz Uchôa',
        position: 'Engenheira de Software Pleno',
        behavioralProfile: 'analitico',
        objectives: ['Ser tech lead'],
      },
    }),
  },
  {
    name: 'hotel: reconhecimento com o fato no contexto e "ver acima" no exemplo',
    brief: {
      employeeId: 't8',
      feedbackType: 'reconhecimento',
      tone: 'motivacional',
      context: 'nota do Booking subiu de 8,4 para 9,1 em outubro',
      specificExamples: 'ver contexto acima',
      positivePoints: ['Que ele treinou a recepção inteira', 'Trabalho com a recepção'],
      improvementPoints: [],
      includeActionPlan: false,
    },
    context: contextWith({
      company: { name: 'Hotel Serra do Luar', values: ['Encantar'] },
      team: { name: 'Recepção e Reservas', goals: ['Ocupação média de 72%'] },
      employee: {
        name: 'Otto Lindenberg',
        position: 'Gerente de Hospedagem',
        behavioralProfile: 'comunicador',
      },
    }),
  },
  {
    name: 'um clique: o diário conta o que funcionou e o que travou',
    brief: {},
    context: {
      ...contextWith({
        company: { name: 'Vexa Software', values: ['Aprender em público'] },
        team: { name: 'Checkout', goals: ['Disponibilidade de 99,9% na Black Friday'] },
        employee: { name: 'Caetano Brito', position: 'Analista de QA' },
      }),
      diary: [
        { day: '2026-11-18', text: 'Caetano achou uma falha grave no cupom. Evitou prejuízo.' },
        { day: '2026-11-11', text: 'Caetano não avisou que o ambiente estava fora.' },
      ],
    },
  },
];

import { contextWith } from '../../writing/sample-context.ts';
import { about, type ActionPlanCase } from './case.ts';

/** Two or three fields, or none. For tests alone. */
export const quickCases: readonly ActionPlanCase[] = [
  {
    name: 'tela rápida, só título e objetivo',
    brief: { title: 'Melhorar a comunicação', objective: 'Diminuir o ruído entre turnos' },
    context: about(),
  },
  {
    name: 'tela rápida, com equipe',
    brief: { title: 'Produtividade do time', objective: 'Aumentar as entregas por semana' },
    context: about({
      company: { name: 'Estúdio Pixel', values: ['Foco'], mission: 'Criar marcas que duram.' },
      team: { name: 'Time de Criação', goals: ['Entregar as campanhas no prazo combinado'] },
    }),
  },
  {
    name: 'tela rápida, com pessoa e equipe',
    brief: { title: 'Organizar o pós-venda', objective: 'Dar retorno a todo cliente em dois dias' },
    context: contextWith({
      company: { name: 'Casa dos Móveis', values: ['Confiança'] },
      team: { name: 'Pós-venda', goals: ['Responder em até dois dias úteis'] },
      employee: {
        name: 'Iara Monteiro',
        position: 'Assistente de Pós-venda',
        behavioralProfile: 'analitico',
        objectives: ['Aprender a ler indicadores'],
      },
    }),
  },
  {
    name: 'só a pessoa, sem formulário',
    brief: {},
    context: contextWith({
      employee: {
        name: 'Caio Mendes',
        position: 'Coordenador de Manutenção',
        behavioralProfile: 'executor',
        objectives: ['liderar a implantação da manutenção preventiva'],
      },
    }),
  },
  {
    name: 'só a equipe, sem formulário',
    brief: {},
    context: about({
      company: { name: 'Lavanderia Maré' },
      team: { name: 'Expedição', goals: ['Reduzir divergências de estoque', 'Entregar no prazo'] },
    }),
  },
  { name: 'sem nada', brief: {}, context: about() },
  {
    name: 'texto livre com pedido, objetivo e prazo',
    brief: {
      freeText:
        'Quero um plano de ação para reduzir o absenteísmo da linha 3 até 30/03/2027. As faltas se concentram nas segundas-feiras. Trocamos de supervisão em agosto.',
    },
    context: about({ company: { values: ['Respeito'] } }),
  },
  {
    name: 'texto livre sem pedido',
    brief: { freeText: 'A equipe anda perdida, cada um faz o atendimento de um jeito.' },
    context: about(),
  },
];

import { contextWith } from '../../writing/sample-context.ts';
import { competency, type PdiCase } from './case.ts';

/** Plans asked for in words, and plans that follow another. */

const nurseryTeacher = contextWith({
  company: { name: 'Creche Pequenos Passos', values: ['Cuidado', 'Brincar é coisa séria'] },
  team: { name: 'Berçário', goals: ['Melhorar a comunicação com as famílias'] },
  employee: { name: 'Noemi Barros', position: 'Educadora', behavioralProfile: 'comunicador' },
});

const supervisor = contextWith({
  company: { name: 'Metalúrgica Vale', values: ['Segurança', 'Compromisso', 'Aprendizado'] },
  team: { name: 'Usinagem', goals: ['Reduzir o retrabalho', 'Zerar acidentes'] },
  employee: {
    name: 'Célio Matos',
    position: 'Supervisor de Usinagem',
    behavioralProfile: 'executor',
    objectives: ['Assumir a gerência de produção'],
  },
});

const secondPlan = `PDI de Célio Matos

Colaborador: Célio Matos — Supervisor de Usinagem
Período: 04/05/2026 a 30/10/2026

Competências

Delegação (nível atual 2, nível desejado 4)
- [Estudo] Estudar como acompanhar sem refazer o trabalho de quem o recebeu — até 01/06/2026. Evidência: dois pontos de controle combinados no lugar da conferência diária.
- [Troca] Perguntar a quem recebeu uma delegação o que ajudou e o que faltou — até 17/06/2026. Evidência: respostas de quem recebeu e um combinado refeito.
- [Prática] Delegar por um mês uma tarefa que se repete e que ajude a reduzir o retrabalho, com o critério de qualidade por escrito — até 13/07/2026. Evidência: tarefa feita por outra pessoa no mês, com as dúvidas que surgiram.
- [Troca] Trocar com outra liderança critérios para escolher o que delegar e a quem — até 10/08/2026. Evidência: critérios comparados e um deles adotado.
- [Prática] Delegar um problema ligado ao retrabalho sem dar a solução, com limites e datas de conversa — até 04/09/2026. Evidência: solução trazida por quem recebeu o problema e o que se aprendeu.

Objetivos
- Reduzir o retrabalho da usinagem. Indicador: contagem semanal do retrabalho.`;

export const promptCases: readonly PdiCase[] = [
  {
    name: 'texto livre com níveis e prazo',
    brief: {
      freeText:
        'PDI para Noemi: Comunicação 2->4, Gestão de conflitos de 1 para 3 e planejamento (nível 2 → 3) até 30 de junho de 2027. Objetivos: acolher as famílias na entrada; registrar o dia das crianças.',
    },
    context: nurseryTeacher,
  },
  {
    name: 'pedido em uma frase',
    brief: {
      freeText:
        'Crie um plano de desenvolvimento de 4 meses para Noemi Barros com foco em escuta e feedback e inglês para melhorar a conversa com as famílias',
    },
    context: nurseryTeacher,
  },
  {
    name: 'texto livre em linhas, com nomes que ninguém conhece',
    brief: {
      freeText:
        'competências: tingimento natural, cartonagem e vendas\n- precisa organizar a feira de novembro\n- vender pela internet sem ajuda\nprazo de 90 dias',
    },
    context: contextWith({ employee: { name: 'Dora Luz', position: 'Artesã' } }),
  },
  {
    name: 'terceiro plano seguido da mesma pessoa',
    brief: {
      employeeId: 'p4',
      deadline: '2027-05-28',
      goals: ['Reduzir o retrabalho da usinagem', 'Preparar alguém para cobrir a supervisão'],
      competencies: [competency('Delegação', 3, 4), competency('Visão estratégica', 2, 4)],
      additionalNotes: '',
    },
    context: { ...supervisor, latestPdi: { day: '2026-05-04', text: secondPlan } },
  },
  {
    name: 'licença médica no fim do período, sem dizer por quê',
    brief: {
      employeeId: 'p5',
      deadline: '2027-04-30',
      goals: ['Reduzir o retrabalho da usinagem'],
      competencies: [competency('Resolução de problemas', 2, 4)],
      additionalNotes: 'Licença médica de 05/04 a 30/04. Sem verba para cursos.',
    },
    context: supervisor,
  },
  {
    name: 'objetivo que é da vida de cada um',
    brief: {
      employeeId: 'p6',
      deadline: '2027-06-11',
      goals: ['Comprar uma casa', 'Cumprir as rotas no horário'],
      competencies: [competency('Gestão do tempo', 2, 4)],
      additionalNotes: 'Viaja de 10 a 20 de março.',
    },
    context: contextWith({
      company: { name: 'Expresso Sertão', values: ['Pontualidade'] },
      team: { name: 'Rotas', goals: ['Entregar no horário combinado'] },
      employee: { name: 'Nilton Reis', position: 'Motorista', objectives: ['Comprar uma casa'] },
    }),
  },
];

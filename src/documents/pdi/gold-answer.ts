import type { PdiContent } from './contract.ts';

/** A model's answer to the reference case as an expert would write it, for tests alone. */
export const goldAnswer: PdiContent = {
  title: 'PDI de Renata Lopes',
  employee: 'Renata Lopes — Supervisora de Caixa',
  period: '23/11/2026 a 31/05/2027',
  competencies: [
    {
      name: 'Delegação',
      currentLevel: 2,
      targetLevel: 4,
      actions: [
        '[Estudo] Estudar níveis de delegação e escolher três tarefas do turno que podem ser transferidas — até 21/12/2026. Evidência: lista das três tarefas, com o motivo de cada escolha.',
        '[Troca] Revisar com a liderança o que deixar de fazer nos horários de pico — até 08/01/2027. Evidência: lista do que sai da rotina de Renata e de quem assume cada item.',
        '[Prática] Delegar a abertura dos caixas a uma pessoa da equipe, com resultado esperado, prazo e limites de decisão por escrito — até 05/02/2027. Evidência: combinado por escrito e quatro aberturas concluídas por quem as recebeu.',
        '[Troca] Perguntar à equipe de que informação sente falta ao receber tarefas, antes e depois da troca de sistema — até 05/03/2027. Evidência: dois ajustes feitos a partir das respostas.',
        '[Prática] Acompanhar a escala dos horários de pico apenas pelos marcos combinados, por quatro semanas — até 02/04/2027. Evidência: registro semanal das decisões tomadas pela equipe.',
      ],
    },
    {
      name: 'Comunicação',
      currentLevel: 3,
      targetLevel: 4,
      actions: [
        '[Estudo] Estudar como adaptar a mensagem a cada público, com foco na troca de sistema — até 30/12/2026. Evidência: resumo de uma página com uma aplicação na loja.',
        '[Troca] Pedir a alguém da equipe retorno sobre a clareza de duas conversas a respeito do novo sistema — até 16/02/2027. Evidência: uma mudança feita na conversa seguinte.',
        '[Prática] Conduzir a atualização semanal da equipe por quatro semanas e responder às dúvidas mais comuns antes que se repitam — até 12/05/2027. Evidência: retorno por escrito de quem participou.',
      ],
    },
  ],
  goals: [
    'Reduzir as filas nos horários de pico. Indicador: medição semanal do tamanho das filas; linha de base registrada até 21/12/2026; revisão em 25/02/2027; resultado avaliado em 31/05/2027. Contribui para a meta da equipe de reduzir o tempo de espera nos caixas.',
    'Assumir a coordenação da frente de caixa: conduzir ao menos uma responsabilidade desse escopo, por período combinado e com acompanhamento, até 13/04/2027; avaliação conjunta em 31/05/2027.',
  ],
  timeline: {
    duration: '27 semanas',
    start: '23/11/2026',
    end: '31/05/2027',
    milestones: [
      '08/01/2027 — Primeiro resultado visível: tarefas escolhidas e linha de base das filas registrada',
      '25/02/2027 — Revisão de rota: o que a troca de sistema mudou no plano',
      '13/04/2027 — Autonomia em teste: horários de pico acompanhados só pelos marcos',
      '31/05/2027 — Avaliação final e próximos passos',
    ],
  },
  suggestions: [
    'Delegação — Avanço de dois níveis: mais prática acompanhada e alguém de referência por perto. Conversa de acompanhamento a cada quinzena. Comunicação — Avanço de um nível: praticar com regularidade e consolidar. Conversa de acompanhamento mensal.',
    'Referência dos níveis desejados — Delegação 4: delega desafios que desenvolvem pessoas; Comunicação 4: adapta a mensagem ao público e antecipa dúvidas.',
    'Compromissos da liderança: dar retorno em até dois dias úteis após cada entrega prática e proteger na agenda, dentro da jornada, o tempo de estudo combinado.',
    'Avisar as mudanças com antecedência e passo a passo, principalmente em fevereiro, durante a troca de sistema.',
    "Ligar cada combinado ao valor 'palavra cumprida': assumir só o que é possível entregar e avisar cedo quando algo mudar.",
    'Se a prática incluir atribuições de outro cargo, combine antes com o RH o prazo e as condições.',
    'Este plano orienta o desenvolvimento e pode ser revisto a qualquer momento. Não representa promessa de promoção ou de aumento.',
  ],
};

import { keysOf, risks, sheetOf, steps, type PlanTheme } from './theme.ts';

/** For an aim that names no trouble the library knows. */
export const anyTheme: PlanTheme = {
  keys: keysOf(''),
  actions: steps(
    '0.1 leader: Perguntar a quem faz o trabalho e a quem depende dele: “O que está no caminho deste objetivo?” => as respostas em uma lista, da que mais pesa à que menos',
    '0.16 leader: Escolher as duas respostas que mais pesam e combinar com a equipe as tarefas de cada uma. => a folha de tarefas com nomes e prazos',
    '0.28 colleague: Fazer a primeira tarefa em pequena escala e contar à equipe o que aconteceu. => o que deu certo e o que não deu, ditos na conversa',
    '0.36 +leader: Marcar as conversas de acompanhamento na agenda de todos. => as datas na agenda',
    '0.44 +colleague: Conferir se as primeiras tarefas foram concluídas e o que travou. => cada trava com quem a resolve',
    '0.52 +leader: Deixar de fazer o que não ajudou. => uma tarefa a menos na folha',
  ),
  risks: risks(
    'Falta de tempo para o plano na rotina da equipe => um prazo passa sem conversa => rever as prioridades da semana e remarcar o que for preciso',
    'Tarefas sem uma pessoa responsável => ninguém sabe dizer em que ponto a tarefa está => definir o nome e o prazo na conversa seguinte',
  ),
  sheet: sheetOf('O que está no caminho: O quê | Quem disse | Quanto pesa | O que fazer'),
};

/*
 * One ruler for everyone: what the figures mean, what a level asks for, what is looked at in each area.
 */

type Level = 'junior' | 'pleno' | 'senior' | 'especialista';

export const scaleAnchors = [
  'Fala em geral, sem um caso próprio',
  'Conta um caso, mas não diz o que fez ou como terminou',
  'Conta o caso, o que fez e o resultado',
  'Além disso, diz o que aprendeu e o que faria diferente',
  'Supera o nível da vaga e ensina outras pessoas',
] as const;

/** What is enough at a level, and what to ask more. */
export const levelAsks: Readonly<Record<Level, string>> = {
  junior:
    'Valem exemplos de escola, curso, estágio, bico e casa. Para ir mais fundo: “O que você fez nessa hora?”',
  pleno:
    'Se a resposta vier no plural, pergunte: “E o que coube a você?” Para ir mais fundo: “Como soube que tinha dado certo?”',
  senior: 'Para ir mais fundo: “Que outra saída você tinha, e por que não escolheu?”',
  especialista: 'Para ir mais fundo: “Como você explicaria isso a quem não é da área?”',
};

export const areaCriteria = {
  'Competências Técnicas': 'Domínio do trabalho, visto em etapas e escolhas explicadas',
  'Experiência Profissional': 'Experiência ligada às tarefas da vaga, com exemplo',
  'Habilidades Comportamentais': 'Abertura para ouvir retorno e mudar a própria conduta',
  Liderança: 'Condução de pessoas com clareza, justiça e acompanhamento',
  'Trabalho em Equipe': 'Cooperação com colegas e cumprimento de combinados',
  'Resolução de Problemas': 'Método para chegar à causa e evitar que o problema volte',
  Comunicação: 'Clareza ao explicar e cuidado em confirmar o entendimento',
  Adaptabilidade: 'Reorganização do trabalho diante de mudanças',
  'Motivação e Objetivos': 'Coerência entre os objetivos profissionais e as tarefas da vaga',
  'Cultura da Empresa': 'Conduta coerente com os valores da empresa em situações vividas',
} as const;

export const exerciseCriterion = 'Cuidado e raciocínio no exercício';

/** Said or done because of the format, before the first question. */
export const formatSteps: Readonly<Record<'presencial' | 'online' | 'hibrido', string>> = {
  presencial: 'Reserve uma sala silenciosa e acessível.',
  online: '“Se a chamada cair, eu ligo em seguida. Qual é o melhor número?”',
  hibrido:
    'Na sala ou por vídeo, as etapas, o tempo e as perguntas são iguais para todas as pessoas.',
};

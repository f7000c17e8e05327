/*
 * How the answers of an interview are deepened, recorded and judged: one ruler for everyone.
 */

type Level = 'junior' | 'pleno' | 'senior' | 'especialista';

/** What brings a general answer down to what was done. */
export const probes = [
  'O que exatamente você fez?',
  'Como mediu o resultado?',
  'O que faria diferente?',
] as const;

/** The five anchors; `{nível}` stands for 'nível pleno'. */
export const scaleAnchors = [
  'Não demonstrou',
  'Exemplo vago ou só hipotético',
  'Exemplo completo, compatível com o {nível}',
  'Exemplo completo com resultado verificável',
  'Supera o nível da vaga e ensina outras pessoas',
] as const;

/** What the middle of the scale means at a level. */
export const middleOfScale: Readonly<Record<Level, string>> = {
  junior: 'aprende e executa com orientação',
  pleno: 'executa com autonomia e mede o resultado',
  senior: 'decide, antecipa riscos e eleva o trabalho da equipe',
  especialista: 'cria método e influencia além da equipe',
};

/** What the interviewer listens for at a level. */
export const levelTips: Readonly<Record<Level, string>> = {
  junior:
    'Aceitar exemplos de curso, estágio, trabalho voluntário ou projeto próprio: nesse nível, emprego anterior não é condição.',
  pleno:
    'Quando a resposta vier no plural (“a gente fez”), pedir a parte da própria pessoa no resultado.',
  senior: 'Em cada decisão contada, pedir os critérios, os riscos e quem mais foi ouvido.',
  especialista:
    'Pedir que a pessoa explique um dos casos como explicaria a quem não é da área, e observar a clareza.',
};

/** One observable criterion for each area of the form. */
export const areaCriteria = {
  'Competências Técnicas': 'Domínio técnico, visto em entregas e em escolhas explicadas',
  'Experiência Profissional': 'Experiência ligada às tarefas da vaga',
  'Habilidades Comportamentais': 'Abertura para ouvir retorno e mudar a própria conduta',
  Liderança: 'Condução de pessoas com clareza, justiça e acompanhamento',
  'Trabalho em Equipe': 'Cooperação com colegas e cumprimento de combinados',
  'Resolução de Problemas': 'Método para chegar à causa e evitar que o problema volte',
  Comunicação: 'Clareza ao explicar e cuidado em confirmar o entendimento',
  Adaptabilidade: 'Reorganização do trabalho diante de mudanças',
  'Motivação e Objetivos': 'Coerência entre os objetivos profissionais e as tarefas da vaga',
  'Cultura da Empresa': 'Conduta coerente com os valores da empresa em situações vividas',
} as const;

/** What every answer is looked at for, whatever it is about. */
export const answerCriteria = [
  'Exemplo completo: situação, tarefa, ação e resultado',
  'Parte própria no resultado, contada com fatos',
  'Aprendizado tirado do que não deu certo',
] as const;

export const formatTips: Readonly<Record<'presencial' | 'online' | 'hibrido', readonly string[]>> =
  {
    presencial: ['Reservar uma sala silenciosa e acessível e avisar quem vai receber a pessoa.'],
    online: [
      'Testar a conexão, a câmera e o som antes e combinar um telefone como plano B, para o caso de a chamada cair.',
    ],
    hibrido: [
      'Aplicar a mesma regra a todas as pessoas candidatas: etapas, tempo e perguntas iguais, na sala ou por vídeo.',
      'Testar a conexão da sala e ter um plano B para quem participa a distância.',
    ],
  };

/** What the person is told of the notes that are taken. */
export const candidateNotice =
  'Seus dados serão usados apenas neste processo seletivo e eliminados conforme nossa política de privacidade. Você pode pedir acesso, correção ou eliminação.';

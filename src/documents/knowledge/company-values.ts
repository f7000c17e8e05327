/** What living a company value looks like in a development plan, by the words a value is made of. */
export interface ValuePractice {
  /** Beginnings of normalised words. */
  keys: readonly string[];
  /** An infinitive clause that follows a colon. */
  practice: string;
  /** Competencies in which the value shows most. */
  codes: readonly string[];
}

export const valuePractices: readonly ValuePractice[] = [
  {
    keys: ['palavra', 'compromiss', 'responsab', 'confian', 'integr', 'etic', 'honest', 'serieda'],
    practice: 'assumir só o que é possível entregar e avisar cedo quando algo mudar',
    codes: ['C18', 'C10', 'C11', 'C12', 'C17', 'C14', 'C22'],
  },
  {
    keys: ['transparen', 'verdade', 'clareza', 'abertura', 'dialogo', 'comunica'],
    practice: 'dizer cedo o que mudou, por quê e o que ainda não se sabe',
    codes: ['C01', 'C04', 'C03', 'C17', 'C06', 'C02'],
  },
  {
    keys: ['client', 'atend', 'hospital', 'acolh', 'cuidado', 'pacient', 'alun', 'servir'],
    practice: 'perguntar que efeito cada mudança tem para quem é atendido',
    codes: ['C21', 'C01', 'C22', 'C27', 'C26', 'C28'],
  },
  {
    keys: ['inova', 'criativ', 'ousad', 'curios', 'invent'],
    practice: 'testar em pequena escala e contar o que se aprendeu, mesmo quando não funciona',
    codes: ['C15', 'C08', 'C26', 'C09', 'C13'],
  },
  {
    keys: ['colabor', 'equipe', 'uniao', 'parceria', 'cooper', 'junt', 'time', 'coletiv'],
    practice: 'combinar com quem recebe o trabalho o que é uma boa entrega',
    codes: ['C05', 'C18', 'C19', 'C17', 'C16', 'C06'],
  },
  {
    keys: ['qualidade', 'excelenc', 'capricho', 'precisao', 'tecnic', 'rigor'],
    practice: 'combinar o padrão de aceite antes de começar e conferir antes de entregar',
    codes: ['C27', 'C28', 'C26', 'C24', 'C23', 'C12'],
  },
  {
    keys: ['seguran', 'vida', 'prevenc'],
    practice: 'conferir as condições de segurança antes de cada prática',
    codes: ['C28', 'C27', 'C26', 'C17'],
  },
  {
    keys: ['respeit', 'divers', 'inclus', 'human', 'empat', 'pessoas', 'gente', 'igual'],
    practice: 'ouvir quem é afetado antes de decidir e considerar o que foi dito',
    codes: ['C04', 'C06', 'C07', 'C17', 'C19', 'C05'],
  },
  {
    keys: ['simpl', 'agil', 'eficien', 'rapid', 'produtiv'],
    practice: 'retirar uma etapa que não faz falta antes de criar outra',
    codes: ['C26', 'C10', 'C08', 'C13', 'C25'],
  },
  {
    keys: ['sustent', 'ambient', 'natureza', 'planeta', 'comunidade'],
    practice: 'considerar o desperdício evitado ao escolher a solução',
    codes: ['C26', 'C20', 'C29'],
  },
  {
    keys: ['aprend', 'conhecim', 'educa', 'desenvolv', 'cresc', 'humild'],
    practice: 'registrar o que funcionou e compartilhar com a equipe',
    codes: ['C19', 'C28', 'C30', 'C04'],
  },
  {
    keys: ['resultad', 'meta', 'desempenh', 'dono', 'atitude', 'entrega', 'protagon'],
    practice: 'registrar o ponto de partida e comparar com ele ao final',
    codes: ['C12', 'C09', 'C22', 'C23', 'C20'],
  },
];

export const anyValuePractice =
  'pedir em cada conversa de acompanhamento um exemplo de como esse valor apareceu no trabalho';

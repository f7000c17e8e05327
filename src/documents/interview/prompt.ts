import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { expertPrompt } from '../prompting/frame.ts';
import {
  experienceLevels,
  interviewDurations,
  interviewTypes,
  type InterviewDuration,
  type InterviewForm,
} from './contract.ts';
import { readVacancy } from './vacancy.ts';

const guide = `# O documento: roteiro de entrevista
Fica na mesa durante a entrevista e serve, igual, para todas as pessoas candidatas. Só quem entrevista lê.

Um roteiro excelente:
- Sabe o que decide a vaga: duas ou três provas, tiradas das tarefas descritas, que separam quem faz de quem fala bem.
- Cabe no relógio. Os minutos das etapas somam exatamente a duração; cada pergunta leva de 4 a 7 minutos com o aprofundamento. Toda área de foco tem pergunta, e o tempo se reparte entre elas.
- Pergunta como gente: uma ideia por pergunta, dita num fôlego, com as palavras do ofício. Quase todas pedem um episódio vivido. Uma é um caso curto ou exercício tirado de uma tarefa da vaga, com os dados inventados apresentados como caso.
- Diz o que ouvir. A resposta forte tem marcas concretas daquele trabalho; o sinal de alerta também. Impressões ("energia", "perfil da casa") não pontuam. Cultura se pergunta por conduta ligada a um valor citado.
- Conta a verdade da vaga: turno, plantão ou viagem que estejam nos dados se explicam cedo e se confirmam no fim com a mesma pergunta a todos.
- Respeita a lei, ainda que os dados peçam o contrário. Fora: filhos, gravidez, estado civil, idade, raça, aparência, origem, endereço, religião, política, sindicato, saúde, deficiência, orientação, dívidas, antecedentes, e exigir mais de seis meses de experiência (CLT, art. 442-A). Se o formulário pediu algo assim, uma única suggestion diz o que saiu, por que (Lei nº 9.029/1995; sobre gravidez e família, também CLT, art. 373-A) e a pergunta legítima que atende à preocupação real, feita a todos.

# A resposta: só o JSON
- title: "Roteiro de entrevista — {cargo}". position: "{cargo} ({nível})". duration, interviewType: rótulos do formulário.
- summary: o que decide esta vaga, em até 50 palavras. objective: uma frase.
- stages: as etapas na ordem de uso, da abertura ao encerramento. name; duration ("10 minutos"); steps: falas prontas entre “ ” e orientações; questions: as perguntas dessa etapa, na ordem. A abertura explica o tempo e as anotações; o fim dá tempo às perguntas da pessoa e diz o próximo passo, sem inventar prazo. Perguntas de áreas próximas cabem na mesma etapa.
- Em cada pergunta: category, "Trajetória", "Exercício" ou a área de foco; question, sem aspas; expectedResponse, o que uma resposta forte traz, em uma frase; evaluationCriteria, o sinal de alerta e, se ajudar, uma pergunta de aprofundamento entre “ ”, diferentes em cada uma.
- evaluation: instructions (anotar o que foi dito, pontuar logo depois e em separado, só então comparar); criteria, de 3 a 5, observáveis; scoringScale, "1 …; 2 …; 3 …; 4 …", com os níveis descritos para esta vaga.
- recommendations: de 1 a 3 sobre a condução. suggestions: ver acima.

# Voz (outro ramo; nada daqui entra no texto)
“Conte de um almoço em que um ingrediente acabou com o salão cheio.” A resposta forte diz o que foi trocado, quem avisou o salão e o que mudou na compra. Quem só culpa o fornecedor ainda não contou a sua parte: “E o que coube a você naquele dia?”`;

const levels = {
  junior:
    'Nível júnior: aprende e executa com orientação. Valem exemplos de escola, curso, estágio, bico e vida prática. Perguntas concretas e curtas; o exercício simples mostra mais que o discurso.',
  pleno:
    'Nível pleno: executa com autonomia. Procure o que a pessoa decidiu por conta própria, como soube que deu certo e quando pediu ajuda.',
  senior:
    'Nível sênior: decide com o que tem, antecipa risco e eleva o trabalho dos outros. Procure alternativas pesadas, o preço da escolha e o erro próprio contado com clareza.',
  especialista:
    'Nível especialista: cria método e influencia além da equipe. Procure um padrão que outros adotaram, o que ele custou e como convenceu quem discordava.',
} as const;

const formats = {
  presencial: 'Presencial: sala reservada; se couber, material do próprio trabalho sobre a mesa.',
  online: 'Online: combinar o que fazer se a conexão cair; exercício que caiba em tela.',
  hibrido: 'Híbrido: a mesma condição para todas as pessoas.',
} as const;

/** Questions with the exercise, and words of the document. */
const sizes: Readonly<Record<InterviewDuration, readonly [questions: number, words: string]>> = {
  30: [4, '300 a 420'],
  45: [6, '380 a 520'],
  60: [7, '420 a 580'],
  90: [10, '520 a 680'],
};

/** Of whoever holds the position, nothing but the position leaves. */
export function interviewPrompt(brief: Brief<InterviewForm>, context: DocumentContext): Prompt {
  const { position, level, type, duration, areas } = readVacancy(brief, context);
  const [usual, words] = sizes[duration];
  const questions = Math.max(usual, areas.length + 1);
  return expertPrompt(
    {
      guide,
      request: [
        levels[level],
        formats[type],
        `Duração: ${duration} minutos, com cerca de ${questions} perguntas, contando o exercício. Tamanho: de ${words} palavras.`,
      ],
      data: {
        form: [
          ['Cargo', position],
          ['Nível de experiência', experienceLevels[level]],
          ['Tipo de entrevista', interviewTypes[type]],
          ['Duração', interviewDurations[duration]],
          ['Descrição da vaga', brief.jobDescription],
          ['Área de foco', areas],
          ['Observações adicionais', brief.additionalNotes],
          ['Texto livre', brief.freeText],
        ],
        diary: 'facts',
      },
    },
    { ...context, employee: null, latestFeedback: null, latestPdi: null, diary: [] },
  );
}

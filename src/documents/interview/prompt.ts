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
Fica na mesa durante a entrevista e serve, igual, para todas as pessoas candidatas. Só quem entrevista lê, e pode ser alguém que contrata uma vez por ano: o roteiro diz o que perguntar, o que ouvir e como decidir.

O que faz um bom roteiro:
- Sabe o que decide a vaga: duas ou três coisas, tiradas das tarefas descritas, que separam quem faz bem o trabalho de quem só fala bem dele. Delas saem as perguntas.
- Pergunta como se fala, em frase completa, com as palavras do ofício e uma situação por vez: “Me conte de uma vez em que…”, “Como você faz para…?”, “O que você fez quando…?”. Quase todas pedem algo que a pessoa viveu. Uma é um caso curto ou um exercício com uma tarefa da vaga.
- Explica o que ouvir: o que uma boa resposta traz de concreto naquele trabalho, e o que preocupa, para quem não é do ofício entender. Impressões ("energia", "perfil da casa") não valem nota; cultura se pergunta por comportamento ligado a um valor citado.
- Cabe no relógio: os minutos das etapas somam exatamente a duração, e cada pergunta leva de 4 a 7. Toda área de foco tem pergunta, e o pedido das observações também.
- Conta a verdade da vaga: turno, plantão, viagem ou salário que estejam nos dados se explicam no começo e se confirmam no fim.
- Respeita a lei, ainda que os dados peçam o contrário. Ficam fora filhos, gravidez, estado civil, idade, raça, aparência, origem, endereço, religião, política, sindicato, saúde, deficiência, orientação, dívidas, antecedentes, e exigir mais de seis meses de experiência (CLT, art. 442-A). Se o formulário pediu algo assim, uma única suggestion diz o que saiu, por que (Lei nº 9.029/1995; sobre gravidez e família, também CLT, art. 373-A) e que pergunta, feita a todos, atende à preocupação legítima.

# A resposta: só o JSON
- title: "Roteiro de entrevista — {cargo}". position: "{cargo} ({nível})". duration, interviewType: rótulos do formulário.
- summary: o que decide esta vaga e como o roteiro descobre isso, em até 50 palavras. objective: uma frase.
- stages: da abertura ao encerramento. name; duration ("10 minutos"); steps: falas inteiras entre “ ” e orientações; questions: as perguntas da etapa, na ordem. A abertura explica o tempo e as anotações; o fim dá tempo às perguntas da pessoa e diz o próximo passo, sem inventar prazo. Áreas próximas cabem na mesma etapa.
- Em cada pergunta: category, "Trajetória", "Exercício" ou a área de foco; question, sem aspas; expectedResponse, o que uma boa resposta traz, em uma ou duas frases; evaluationCriteria, o que preocupa, sem repetir o rótulo, e, se ajudar, uma pergunta para ir mais fundo, entre “ ”.
- evaluation: instructions (anotar o que foi dito, dar a nota logo depois e em separado, e como decidir: o que não pode ficar abaixo de 3); criteria, de 3 a 5, observáveis; scoringScale, "1 …; 2 …; 3 …; 4 …", com os níveis descritos para esta vaga.
- ready: a ficha de notas. title "Ficha de notas"; lines []; columns ["Critério", "Peso", "Nota de 1 a 4", "O que a pessoa disse ou fez"]; rows: uma por critério, o peso (1 a 3) como sugestão e as duas últimas células "".
- recommendations: de 1 a 3 sobre a condução. suggestions: como acima.

# Voz (outro ramo; nada daqui entra no texto)
“Me conte de um almoço em que um ingrediente acabou com o salão cheio. O que você fez?” A boa resposta diz o que foi trocado, quem avisou o salão e o que mudou depois na compra. Preocupa quem só culpa o fornecedor: “E o que você fez naquele dia?”`;

const levels = {
  junior:
    'Nível júnior: aprende e executa com orientação. Valem exemplos de escola, curso, estágio, bico e vida prática. Perguntas concretas e curtas; um exercício simples mostra mais do que a conversa.',
  pleno:
    'Nível pleno: executa com autonomia. Procure o que a pessoa decidiu por conta própria, como soube que deu certo e quando pediu ajuda.',
  senior:
    'Nível sênior: decide com o que tem, antecipa risco e eleva o trabalho dos outros. Procure que alternativas a pessoa comparou, do que precisou abrir mão e um erro seu contado com clareza.',
  especialista:
    'Nível especialista: cria método e influencia além da equipe. Procure um método que outros adotaram, o que ele exigiu e como a pessoa convenceu quem discordava.',
} as const;

const formats = {
  presencial: 'Presencial: sala reservada; se couber, material do próprio trabalho sobre a mesa.',
  online: 'Online: combinar o que fazer se a conexão cair; exercício que caiba em tela.',
  hibrido: 'Híbrido: a mesma condição para todas as pessoas.',
} as const;

/** Questions with the exercise, and words of the document. */
const sizes: Readonly<Record<InterviewDuration, readonly [questions: number, words: string]>> = {
  30: [4, '350 a 600'],
  45: [6, '450 a 800'],
  60: [7, '500 a 950'],
  90: [10, '600 a 1.100'],
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

import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { expertPrompt, pageAnswer } from '../prompting/frame.ts';
import {
  experienceLevels,
  interviewDurations,
  interviewTypes,
  type InterviewDuration,
  type InterviewForm,
} from './contract.ts';
import { readVacancy } from './vacancy.ts';

const guide = `# O documento: roteiro de entrevista
Fica na mesa durante a entrevista, igual para todas as pessoas candidatas, e só quem entrevista o lê: o que dizer, o que perguntar, o que ouvir e como decidir.

- As perguntas soam como se fala. As áreas de foco e o que quem pede quer saber ganham a maior parte delas; depois, as tarefas da vaga. Um caso completo ou uma simulação mostra o trabalho de verdade, e o que se fará no trabalho a pessoa faz ali (escreve a carta, confere o caixa).
- Número pedido (de perguntas, de minutos para a vaga) se cumpre: se não cabe no tempo, as perguntas que cabem vêm marcadas com ★ e as outras ficam de reserva na mesma etapa.
- As etapas somam exatamente a duração, com tempo para as perguntas da pessoa. Quem entrevista junto conduz a sua parte inteira.
- Problema da equipe não se conta nem se encena; o que só está no diário fica em suggestions, e quem tem interesse no resultado não avalia nem vê a prova.
- Respeita a lei, ainda que os dados peçam o contrário: ficam fora filhos, gravidez, estado civil, idade, raça, aparência, origem, endereço, religião, política, sindicato, saúde, deficiência, orientação, dívidas, antecedentes, ações na Justiça, e exigir mais de seis meses de experiência (CLT, art. 442-A). Se pediram algo assim, uma só suggestion diz, uma a uma, o que saiu, por que (Lei nº 9.029/1995; sobre gravidez e família, também CLT, art. 373-A) e que pergunta, feita a todos, atende à preocupação legítima.

${pageAnswer({
  title: '"Roteiro de entrevista — {cargo}".',
  brings:
    'Traz o que preparar; o tempo de cada etapa, com as falas de abertura e de encerramento; as perguntas numeradas, cada uma com o que se ouve numa boa resposta, o sinal de alerta e, se couber, uma pergunta para ir mais fundo; o caso ou exercício com o que se espera; a ficha de notas (critério, o que se vê na nota 1, na 3 e na 5, nota em branco) e a regra para decidir, como sugestão.',
  fields:
    'position: "{cargo} ({nível})"; duration e interviewType, os rótulos do formulário; evaluation: criteria, de 3 a 6, os mesmos da ficha, e scoringScale, "1 …; 2 …; 3 …; 4 …; 5 …", para esta vaga.',
})}`;

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

/** Questions, with the exercise. */
const usualQuestions: Readonly<Record<InterviewDuration, number>> = { 30: 4, 45: 6, 60: 8, 90: 10 };

/** Of whoever holds the position, nothing but the position leaves, nor what the diary says of them. */
export function interviewPrompt(brief: Brief<InterviewForm>, context: DocumentContext): Prompt {
  const { position, level, type, duration, areas } = readVacancy(brief, context);
  const questions = Math.max(usualQuestions[duration], areas.length + 1);
  return expertPrompt(
    {
      guide,
      request: [
        levels[level],
        formats[type],
        `Duração: ${duration} minutos, com cerca de ${questions} perguntas, contando o exercício, salvo se o pedido diz quantas.`,
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
        diary: 'reserved',
      },
    },
    {
      ...context,
      employee: null,
      latestFeedback: null,
      latestPdi: null,
      diary: context.employee ? [] : context.diary,
    },
  );
}

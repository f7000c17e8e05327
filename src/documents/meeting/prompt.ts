import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { isShortCase } from '../prompting/case-size.ts';
import type { FormLine } from '../prompting/data.ts';
import { expertPrompt } from '../prompting/frame.ts';
import {
  meetingDurations,
  meetingFormats,
  meetingTypes,
  type MeetingForm,
  type MeetingType,
} from './contract.ts';

const guide = `# O documento: pauta de reunião
Quem participa recebe antes e quem convoca conduz com ela na mão: tudo nela pode ser lido por todos. O que só está no diário ou é de uma pessoa só não aparece, nem por alusão; o que é só de quem conduz (a primeira fala, o cuidado, a saída se travar) vai em suggestions.

- Só os assuntos pedidos, com mais tempo para o que é difícil; os minutos somam a duração. Quem conduz chega com a conta feita e os caminhos possíveis; quem decide é o grupo.

# A resposta: só o JSON
- title: o do formulário, escrito certo. duration, format: os rótulos do formulário.
- summary: por que a reunião existe agora e o que precisa sair dela, em uma ou duas frases. objective: o que estará pronto no fim, em uma frase.
- participants: os informados e quem conduz, com o cargo quando os dados trazem.
- known: onde se está antes de começar: a conta, os números lado a lado, os caminhos com o que cada um custa, em um quadro ou dois com title e columns e rows, ou lines; sem número a mostrar, [].
- materials: o que cada um traz e até quando, até 4.
- agenda: o que precisa sair da reunião tem bloco próprio. topic; duration ("12 minutos"); activities, uma por linha, de uma a quatro: as perguntas que o grupo responde naquele bloco, a proposta a discutir, o passo a dar; description, o que sai do bloco, em até 12 palavras; responsible, quem conduz: quem convocou, salvo se o assunto é de outra pessoa.
- ready: o que se preenche ou se usa na hora, depois da pauta, com a folha de decisões (o que, quem, até quando, como saber que funcionou) por último: title, lines (um item por linha) ou columns e rows (tabela, "" no que se preenche); senão, [].`;

const sizes = {
  short: 'Tamanho: uma folha, até 300 palavras ao todo; uma peça em known ou ready no máximo.',
  full: 'Tamanho: de 400 a 650 palavras ao todo, com os quadros e fora suggestions; o que não muda a conversa fica fora.',
} as const;

const typeLines: Record<MeetingType, string> = {
  'one-on-one':
    'Conversa individual: começa por ouvir como a pessoa está vendo o trabalho; ela fala a maior parte do tempo, e as duas leem a pauta. Sem ressalva nem promessa de sigilo. O que a liderança já pensou em fazer não chega decidido: é pergunta ou proposta a completar com ela.',
  review:
    'Revisão: o que aconteceu, na ordem, e onde se perdeu; o que levou a isso; e com mais tempo o que muda e quem cuida. Olha o que falhou no trabalho, e não quem.',
  team: '',
  planning:
    'Planejamento: o que será feito, quem cuida, a data, e o que fica de fora se o tempo não der.',
  strategic: 'Estratégica: as opções com o que cada uma custa e arrisca, o critério e a decisão.',
};

/** A company's whole list may be invited: the first names tell enough of it. */
const mostNames = 60;

export function meetingPrompt(brief: Brief<MeetingForm>, context: DocumentContext): Prompt {
  const { type, format, duration, participants = [] } = brief;
  const names = participants.slice(0, mostNames).join('; ');
  const more = participants.length - mostNames;
  const form: FormLine[] = [
    ['Título', brief.title],
    ['Duração', duration && meetingDurations[duration]],
    ['Tipo', type && meetingTypes[type]],
    ['Formato', format && meetingFormats[format]],
    ['Objetivo principal', brief.objective],
    ['Tópico', brief.topics],
    ['Participantes', more > 0 ? `${names} e mais ${more}` : names],
    ['Texto livre', brief.freeText],
  ];
  const request = [
    type ? typeLines[type] : '',
    sizes[isShortCase({ ...brief, participants: [] }) ? 'short' : 'full'],
  ];
  return expertPrompt({ guide, request, data: { form, diary: 'reserved' } }, context);
}

import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import type { FormLine } from '../prompting/data.ts';
import { expertPrompt, pageAnswer } from '../prompting/frame.ts';
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

${pageAnswer({
  title: 'o do formulário, escrito certo.',
  brings:
    'Traz a data, a duração, o formato e quem participa; o objetivo, como aquilo com que se sai da sala; o que cada um traz; a pauta com os minutos (que somam a duração), o assunto, quem conduz e a pergunta que o bloco decide; o que você propõe em cada assunto, por extenso, para o grupo discutir; e o quadro do que se combina (o que, quem, até quando), para preencher na hora.',
  fields:
    'objective; duration e format, os rótulos do formulário; participants, um nome por item; agenda, os blocos na ordem: topic, duration ("12 minutos"), responsible.',
})}`;

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
  const request = [type ? typeLines[type] : ''];
  return expertPrompt({ guide, request, data: { form, diary: 'reserved' } }, context);
}

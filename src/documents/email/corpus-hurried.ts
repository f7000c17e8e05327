import type { LetterForm } from '../kit/letter.ts';
import type { Brief } from '../writing/writer.ts';

/** As a tired leader types at eleven at night: name of the case → brief. */
export const hurriedBriefs: Readonly<Record<string, Brief<LetterForm>>> = {
  'escola: convite em que quem não puder manda por escrito': {
    recipientName: 'Professores do 6º ano',
    subject: 'conselho de classe',
    context:
      'O conselho de classe vai ser dia 09/12 às 13h30 na sala dos professores. Levar as notas fechadas e as observações por aluno. Quem não puder ir mandar por escrito para a coordenação até dia 07/12.',
    tone: 'profissional',
    purpose: 'convite',
    urgency: 'normal',
  },
  'ong: mutirão com o que levar e como confirmar': {
    recipientName: 'Voluntários da ONG',
    subject: 'Mutirão de Natal',
    context:
      'Queremos convidar todos pro mutirão de Natal dia 19/12 sábado das 8h as 14h na sede. Vamos montar 300 cestas. Levar garrafa de água e usar sapato fechado. Confirmar até 12/12 pelo formulário',
    tone: 'motivacional',
    purpose: 'convite',
    urgency: 'normal',
  },
  'hospital: lista enumerada em uma linha só': {
    recipientName: 'Equipe de Enfermagem',
    subject: 'Nova escala de dezembro',
    context:
      'Segue a escala nova. Mudanças: 1) plantão de domingo passa a ser 12x36 2) quem faz noite folga na segunda 3) trocas só com 48h de antecedência e autorização da coordenação. A escala anterior não vale mais a partir de 01/12.',
    tone: 'formal',
    purpose: 'informativo',
    urgency: 'alta',
  },
  'hotel: sem pressa, mas com prazo': {
    recipientName: 'Camila e Pedro',
    subject: 'Férias coletivas',
    context:
      'As férias coletivas vão de 21/12 a 04/01. Quem trabalha no plantão de 24 e 31 folga na semana de 11/01. Preencher a planilha de plantão até 05/12. Dúvidas com o RH.',
    tone: 'amigavel',
    purpose: 'informativo',
    urgency: 'baixa',
  },
  'escola: pedido para ser breve': {
    recipientName: 'Secretaria',
    context:
      'Solicitar a lista de matrículas de 2027 com nome do aluno, série e turno. Precisamos disso para montar as turmas.',
    tone: 'formal',
    purpose: 'instrucoes',
    urgency: 'normal',
    additionalInfo: 'Não mencionar a redução de turmas. Ser breve.',
  },
  'padaria: texto livre que cobra um fornecedor': {
    freeText:
      'preciso de um email pro fornecedor de farinha cobrando a entrega que era dia 18 e nao chegou, ja liguei 2 vezes',
  },
  'frigorífico: urgência com hora já dita': {
    recipientName: 'Sr. Oswaldo',
    subject: 'URGENTE!!! VAZAMENTO NA CÂMARA FRIA',
    context:
      'a camara fria 2 esta com vazamento desde ontem a noite, a temperatura subiu pra 9 graus, perdemos 120 kg de frango. preciso do tecnico aqui hoje de manha e do laudo pra acionar o seguro',
    tone: 'assertivo',
    purpose: 'instrucoes',
    urgency: 'urgente',
  },
};

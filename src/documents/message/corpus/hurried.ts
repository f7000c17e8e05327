import type { LetterForm } from '../../kit/letter.ts';
import type { Brief } from '../../writing/writer.ts';

/** As a tired leader types at eleven at night: name of the case → brief. */
export const hurriedBriefs: Readonly<Record<string, Brief<LetterForm>>> = {
  'padaria: tudo em maiúsculas e com o nome na frente': {
    recipientName: 'Kauê',
    context:
      'KAUÊ PRECISO QUE VOCÊ FECHE O CAIXA 2 HOJE ATÉ 18H E ME MANDE A FOTO DO FECHAMENTO. ONTEM FALTOU R$ 87,50',
    tone: 'assertivo',
    purpose: 'instrucoes',
    urgency: 'urgente',
  },
  'padaria: sobrenome com “e”, e o que a pessoa precisa fazer': {
    recipientName: 'João Pedro de Alcântara e Silva',
    context:
      'Entrega do forno novo da padaria na quinta, 03/12, às 5h. Ele precisa abrir a porta dos fundos e acompanhar o técnico até terminar a instalação.',
    tone: 'profissional',
    purpose: 'instrucoes',
    urgency: 'alta',
  },
  'hospital: saudação sem vírgulas, rodeio e despedida': {
    recipientName: 'Íris Bandeira',
    context:
      'bom dia iris tudo bem? entao queria te pedir uma coisa, semana que vem a gente vai receber a auditoria na quarta e eu precisava que voce separasse os registros de temperatura e deixasse na minha mesa ate terça de manha, qualquer coisa me chama, obrigada',
    tone: 'amigavel',
    purpose: 'instrucoes',
    urgency: 'alta',
  },
  'transportadora: o que o caminhão fez não foi a pessoa': {
    recipientName: 'Cleiton',
    context:
      'Cleiton, o caminhão saiu sem vistoria ontem e o pneu furou na serra. Atrasou 4 horas a entrega do cliente.',
    tone: 'profissional',
    purpose: 'correção',
    urgency: 'urgente',
  },
  'construtora: ordens para o grupo, com a razão antes': {
    recipientName: 'Grupo da obra',
    context:
      'CHUVA FORTE PREVISTA PRA AMANHÃ. NÃO SUBIR NO ANDAIME ATÉ O ENGENHEIRO LIBERAR. COBRIR O CIMENTO E DESLIGAR A BETONEIRA NO FIM DO DIA',
    tone: 'assertivo',
    purpose: 'instrucoes',
    urgency: 'urgente',
  },
  'salão: agradecimento que emenda no fato': {
    recipientName: 'Márcia',
    context:
      'obrigada pela força no sábado, segurou o salão sozinha com 14 clientes agendadas e ninguém reclamou',
    tone: 'empático',
    purpose: 'reconhecimento',
    urgency: 'normal',
  },
  'imobiliária: elogio de cliente a quem recebe': {
    recipientName: 'Rafaela',
    context:
      'O cliente Construtora Aliança elogiou o atendimento dela na vistoria do apartamento 702. Ela explicou cada item do laudo com paciência e o cliente assinou na hora.',
    tone: 'profissional',
    purpose: 'reconhecimento',
    urgency: 'normal',
  },
  'campo obrigatório preenchido por preencher': {
    recipientName: 'Ana Clara',
    context: 'ok',
    tone: 'amigavel',
    purpose: 'informativo',
    urgency: 'baixa',
  },
  'só um tema, com a palavra feedback': {
    recipientName: 'Tiago',
    context: 'Feedback sobre apresentação',
    tone: 'profissional',
    purpose: 'feedback',
    urgency: 'normal',
  },
  'call center: texto livre com o grupo em minúsculas': {
    freeText:
      'manda uma msg pra equipe avisando que amanha nao tem expediente por causa da dedetização e que volta quarta normal',
  },
  'agro: texto livre que diz a quem avisar': {
    freeText:
      'Preciso avisar o Ricardo e o Vando que a colheita do talhão 9 começa dia 2 e que o secador está em manutenção até dia 5, tom direto',
  },
  'software: o que se quer saber de quem mudou de função': {
    recipientName: 'Fernanda',
    context: 'Saber como ela está se adaptando na nova função e se precisa de alguma ajuda',
    tone: 'empático',
    purpose: 'feedback',
    urgency: 'baixa',
  },
  'software: vírgula no lugar do ponto': {
    recipientName: 'Gustavo',
    context:
      'mudança no horário da daily, a partir de segunda vai ser 9h15 em vez de 9h porque o pessoal do suporte tem passagem de turno',
    tone: 'amigavel',
    purpose: 'informativo',
    urgency: 'normal',
  },
  'distribuidora: nota errada, com o que precisa ser feito': {
    recipientName: 'Thiago Nunes',
    context:
      'Erro na nota fiscal do pedido 4587, foi emitida com valor errado de R$ 1.250,00 em vez de R$ 1.520,00. Precisa cancelar e emitir de novo hoje',
    tone: 'assertivo',
    purpose: 'correção',
    urgency: 'urgente',
  },
  'padaria: convite com um nome comprido': {
    recipientName: 'Patrícia',
    context: 'Convidar para o café da manhã de comemoração dos resultados do trimestre',
    tone: 'motivacional',
    purpose: 'convite',
    urgency: 'normal',
    additionalInfo: 'Sexta-feira, 27/11, às 8h30, no refeitório. Cada um leva um prato.',
  },
  'loja: quem tira as dúvidas foi dito': {
    recipientName: 'Lucas Ferreira',
    context:
      'Informar que o sistema de vendas vai ficar fora do ar amanhã das 6h às 8h para manutenção. As vendas nesse período devem ser anotadas no caderno e lançadas depois.',
    tone: 'profissional',
    purpose: 'informativo',
    urgency: 'normal',
    additionalInfo: 'Dúvidas com o pessoal do TI no ramal 214',
  },
};

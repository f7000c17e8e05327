import { messages as shared } from '#shared/messages.ts';

/** What the server says to people: what both sides say, and what no screen says by itself. */
export const messages = {
  ...shared,

  invalidInput: 'Confira os dados enviados.',
  unauthenticated: 'Entre na sua conta para continuar.',
  foreignOrigin: 'Esta solicitação veio de um endereço que não é o do Leme.',
  notFound: 'Não encontramos o que você procura.',
  unknownRoute: 'Este endereço não existe na API.',
  tooLarge: 'O envio passa do tamanho permitido: 1 MB, ou 25 MB com arquivos.',
  unsupportedType: 'O formato do envio não é aceito.',
  tooMany: 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.',
  internal: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  generationNotFound: 'Geração não encontrada',
  fileNotFound: 'Arquivo não encontrado',
  notificationNotFound: 'Notificação não encontrada',
  talkingPointNotFound: 'Ponto não encontrado',
  diaryEntryNotFound: 'Anotação não encontrada',
  planNotFound: 'PDI não encontrado',
  checkInNotFound: 'Registro de nível não encontrado',
  candidateCardNotFound: 'Ficha não encontrada',

  loginFailed: 'Email ou senha incorretos.',
  loginDone: 'Login realizado com sucesso.',
  emailTaken: 'Este email já está cadastrado.',
  loggedOut: 'Você saiu da sua conta.',
  accountDisabled: 'Esta conta está desativada. Fale com o suporte.',

  resetRequested:
    'Se este email estiver cadastrado, você receberá um link para redefinir a senha em instantes.',
  resetTokenValid: 'Token válido',
  resetTokenInvalid: 'Token inválido ou expirado',
  passwordReset: 'Senha redefinida com sucesso.',
  profileUpdated: 'Perfil atualizado',
  wrongPassword: 'Senha incorreta.',
  secondCompany: 'Você já tem uma empresa cadastrada.',
  cnpjFixed: 'O CNPJ não pode ser alterado depois do cadastro.',

  modelUnavailable:
    'O provedor de IA não respondeu. Nenhum crédito foi usado; tente de novo em instantes.',
  modelRefused:
    'O provedor de IA recusou a configuração deste sistema. Nenhum crédito foi usado; avise quem o administra: o comando npm run admin -- model check mostra o motivo.',
  modelOutOfQuota:
    'A cota do provedor de IA acabou. Nenhum crédito foi usado; avise quem administra o sistema.',
  promptTooLong:
    'O pedido é longo demais para o modelo de IA. Nenhum crédito foi usado; encurte os textos do pedido, ou avise quem administra o sistema.',
  answerCut:
    'O modelo de IA chegou ao seu limite de texto antes de terminar o documento. Nenhum crédito foi usado; peça um documento menor e, se continuar, avise quem administra o sistema.',
  answerFiltered:
    'O modelo de IA se recusou a escrever este documento. Nenhum crédito foi usado; reveja as palavras do pedido e tente de novo.',
  documentChanged:
    'O documento foi alterado em outra janela. Veja como ficou antes de salvar o que você mudou.',
  rulesAlone:
    'Sem um modelo de IA conectado, só dá para tirar itens (“tire o segundo objetivo”), mudar a ordem (“coloque o último objetivo em primeiro”) e encurtar listas longas. Para o resto, use Editar.',
  noChanges: 'O modelo não propôs nenhuma mudança. Diga de outro jeito o que deve mudar.',
  adjustmentReused: 'Este ajuste já foi pedido com outras palavras.',
  proposalNotFound: 'Esta proposta não existe mais. Peça o ajuste de novo.',
  proposalTaken: 'Estas mudanças já foram aceitas de outro modo. Peça o ajuste de novo.',
  changesMisfit:
    'Juntas, essas mudanças não cabem no documento. Deixe alguma delas de fora e aceite de novo.',
  versionNotFound: 'Versão não encontrada',
  documentTooLarge: 'O documento passa do tamanho permitido: 200.000 caracteres.',
  textTooMuch:
    'A leitura deste texto demorou demais. Nenhum crédito foi usado; encurte o texto e tente de novo.',
  keyReused: 'Esta geração já foi pedida com outros dados.',
  wishReused: 'Este pedido já foi feito com outros dados.',
  tooManyLines: 'O documento tem linhas demais para um arquivo. Divida-o em partes menores.',
  noCalendar: 'Este documento não tem datas para a agenda.',
  meetingStart: 'Informe a data e o horário da reunião.',

  textChangedElsewhere:
    'Este texto foi mudado em outra aba ou em outro aparelho. Recarregue a página: o que você escreveu aqui virá abaixo dele.',
  conversationHeld: 'Esta conversa já foi encerrada.',
  tooManyTalkingPoints: 'Esta pessoa já tem 100 pontos em aberto. Trate ou exclua algum antes.',

  commitmentClosed: 'Este combinado já foi encerrado. Reabra-o para mudar.',
  promiseGone: 'Este documento mudou e já não tem esse combinado. Abra a lista de novo.',
  notAPlan: 'Só o PDI de um colaborador pode ficar em vigor.',
  anotherPlanInForce: 'Outro PDI desta pessoa já está em vigor.',
  planGoesOn: 'Este PDI já tem registros ou não começou agora: ele não pode mais ser desfeito.',
  planClosed: 'Este PDI foi encerrado. Reabra-o para registrar níveis.',
  planNotClosed: 'Este PDI está em andamento: o resumo é escrito ao encerrar.',
  competencyGone: 'O PDI mudou e já não tem essa competência. Abra a página de novo.',
  tooManyCheckIns: 'Este PDI já tem 200 registros de nível. Encerre-o e comece outro.',
  planTakenBack: 'O PDI deixou de estar em vigor',
  notAnInterview: 'Só um roteiro de entrevista tem fichas de candidatos.',
  tooManyCandidateCards: 'Este roteiro já tem 60 fichas. Exclua alguma antes.',
  criterionGone: 'O roteiro mudou e já não tem esse critério. Abra as fichas de novo.',
  candidateCardDeleted: 'Ficha excluída',

  importNotFound: 'Importação não encontrada. Envie a lista de novo.',
  importPasted: 'Células coladas',
  importEmpty: 'Não há nada nesta planilha. Confira o arquivo.',
  importUnreadable:
    'Não foi possível ler a planilha: o arquivo está danificado. Abra no Excel e salve de novo.',
  importOtherKind: 'Este arquivo não é uma planilha CSV ou XLSX. Salve a lista como CSV ou XLSX.',
  importProtected:
    'Este arquivo está em um formato antigo ou protegido por senha. Salve a lista como XLSX ou CSV, sem senha.',
  importTooHeavy: 'A planilha é grande demais. Deixe só a lista de pessoas e envie de novo.',
  importTooManyPeople: 'A lista tem mais de 2.000 pessoas. Divida em partes e importe uma por vez.',
  importTooManyColumns: 'A planilha tem mais de 200 colunas. Deixe só as da lista de pessoas.',
  importNoSheet: 'Esta aba não existe na planilha',
  importOver: 'Esta importação já terminou. Envie a lista de novo.',
  importNotChecked: 'Escolha as colunas antes.',
  importNotDone: 'Esta importação ainda não foi feita.',
  importTooLate: 'Já se passaram sete dias: a importação não pode mais ser desfeita.',
  roundNotFound: 'Rodada de perguntas não encontrada',
  roundPersonNotFound: 'Esta pessoa não está nesta rodada de perguntas',
  roundDay: 'Escolha um dia de hoje até daqui a 90 dias',
  roundSubject:
    'Esta pergunta não pode ir por link: advertência, salário, desligamento e assuntos íntimos (como saúde ou religião) são para uma conversa e para os canais formais da empresa.',
  roundOver: 'Esta rodada de perguntas já terminou. Comece outra para perguntar de novo.',
  roundAnswered: 'Esta pessoa já respondeu: não é preciso lembrar.',
  roundReminded: 'Esta pessoa já foi lembrada. Um lembrete por rodada é o bastante.',
  roundClosedLongAgo: 'Esta rodada já foi encerrada há mais de um minuto. Comece outra.',
  shareNotFound: 'Compartilhamento não encontrado',
  notShareable: 'Este tipo de documento não é compartilhado por link.',
  shareWithItsPerson:
    'Este documento é sobre uma pessoa: ele só pode ser compartilhado com ela, se estiver cadastrada.',
  shareSubject:
    'Advertência, salário e desligamento não vão por link: são assuntos de conversa e dos canais formais da empresa. Tire esse trecho antes de compartilhar.',
  shareText: 'Escreva o que a pessoa vai ler',
  shareBlank: 'Preencha o que está em branco (______) antes de compartilhar',
  shareTooLong: 'Este documento é longo demais para um link. Compartilhe o arquivo em PDF.',
  shareRevoked: 'Este link foi desativado. Crie um novo para compartilhar de novo.',
  shareStepGone: 'A pessoa voltou atrás neste passo. Abra a lista de novo.',
  feedClosed: 'O endereço da agenda foi desligado.',
  digestOff: 'Você não receberá mais o resumo de segunda-feira.',
} as const;

/** Sentences that both sides say, or that more than one screen shows. One shown in one place stays there. */
export const messages = {
  invalidInput: 'Confira os dados enviados.',
  unauthenticated: 'Entre na sua conta para continuar.',
  foreignOrigin: 'Esta solicitação veio de um endereço que não é o do Leme.',
  notFound: 'Não encontramos o que você procura.',
  unknownRoute: 'Este endereço não existe na API.',
  tooLarge: 'O envio passa do tamanho permitido: 1 MB, ou 25 MB com arquivos.',
  unsupportedType: 'O formato do envio não é aceito.',
  tooMany: 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.',
  internal: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  unavailable: 'O serviço está indisponível no momento. Tente de novo em instantes.',
  network: 'Sem conexão com o servidor. Verifique a internet e tente de novo.',

  companyNotFound: 'Empresa não encontrada',
  teamNotFound: 'Equipe não encontrada',
  employeeNotFound: 'Colaborador não encontrado',
  documentNotFound: 'Documento não encontrado',
  generationNotFound: 'Geração não encontrada',
  fileNotFound: 'Arquivo não encontrado',
  notificationNotFound: 'Notificação não encontrada',
  conversationNotFound: 'Conversa não encontrada',
  talkingPointNotFound: 'Ponto não encontrado',
  diaryEntryNotFound: 'Anotação não encontrada',
  commitmentNotFound: 'Combinado não encontrado',

  loginFailed: 'Email ou senha incorretos.',
  loginDone: 'Login realizado com sucesso.',
  emailTaken: 'Este email já está cadastrado.',
  registered: 'Conta criada com sucesso! Redirecionando para login...',
  loggedOut: 'Você saiu da sua conta.',
  accountDisabled: 'Esta conta está desativada. Fale com o suporte.',

  resetRequested:
    'Se este email estiver cadastrado, você receberá um link para redefinir a senha em instantes.',
  resetTokenValid: 'Token válido',
  resetTokenInvalid: 'Token inválido ou expirado',
  passwordReset: 'Senha redefinida com sucesso.',
  profileUpdated: 'Perfil atualizado',
  wrongPassword: 'Senha incorreta.',
  accountDeleted: 'Sua conta e todos os seus dados foram excluídos.',
  employeeErased: 'O colaborador e o que foi gerado sobre ele foram excluídos.',

  photoTooLarge: 'Imagem deve ter no máximo 5MB',
  photoType: 'A foto deve ser uma imagem JPG, PNG, GIF ou WebP.',
  processFileType: 'O arquivo deve ser pdf, doc, docx ou txt.',

  allNotificationsRead: 'Todas as notificações foram marcadas como lidas',
  chooseCompanyAndEmployee: 'Selecione empresa e colaborador',

  secondCompany: 'Você já tem uma empresa cadastrada.',
  cnpjFixed: 'O CNPJ não pode ser alterado depois do cadastro.',

  noCredits: 'Você precisa de créditos para usar as ações de IA',
  trialOver:
    'Seu período de teste terminou. Você ainda pode ler, editar e exportar o que já criou.',
  modelUnavailable:
    'O provedor de IA não respondeu. Nenhum crédito foi usado; tente de novo em instantes.',
  documentTooLarge: 'O documento passa do tamanho permitido: 200.000 caracteres.',
  emptyPrompt: 'Escreva o que o documento deve considerar',
  textTooMuch:
    'A leitura deste texto demorou demais. Nenhum crédito foi usado; encurte o texto e tente de novo.',
  badFormat:
    'Houve um problema na formatação do conteúdo gerado. Tente gerar novamente ou entre em contato com o suporte.',
  keyReused: 'Esta geração já foi pedida com outros dados.',
  cancelled: 'Geração cancelada. Nenhum crédito foi usado.',

  tooManyLines: 'O documento tem linhas demais para um arquivo. Divida-o em partes menores.',
  noCalendar: 'Este documento não tem datas para a agenda.',
  meetingStart: 'Informe a data e o horário da reunião.',

  conversationDeleted: 'Conversa excluída',
  conversationHeld: 'Esta conversa já foi encerrada.',
  talkingPointDeleted: 'Ponto excluído',
  tooManyTalkingPoints: 'Esta pessoa já tem 100 pontos em aberto. Trate ou exclua algum antes.',

  noContent: 'Conteúdo não disponível',
  commitmentDeleted: 'Combinado excluído',
  commitmentClosed: 'Este combinado já foi encerrado. Reabra-o para mudar.',
  promiseGone: 'Este documento mudou e já não tem esse combinado. Abra a lista de novo.',
  feedClosed: 'O endereço da agenda foi desligado.',
  digestOff: 'Você não receberá mais o resumo de segunda-feira.',

  companyFirst: 'Cadastre uma empresa primeiro',
} as const;

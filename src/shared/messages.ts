/** Sentences that both sides say, or that more than one screen shows: every visit loads them. One shown in one place stays there. */
export const messages = {
  unavailable: 'O serviço está indisponível no momento. Tente de novo em instantes.',
  unanswered: 'O servidor não respondeu a tempo. Espere um pouco e tente de novo.',
  network: 'Sem conexão com o servidor. Verifique a internet e tente de novo.',

  companyNotFound: 'Empresa não encontrada',
  teamNotFound: 'Equipe não encontrada',
  employeeNotFound: 'Colaborador não encontrado',
  documentDeleted: 'Documento excluído',
  documentNotFound: 'Documento não encontrado',
  conversationNotFound: 'Conversa não encontrada',
  commitmentNotFound: 'Combinado não encontrado',
  registered: 'Conta criada com sucesso! Redirecionando para login...',
  accountDeleted: 'Sua conta e todos os seus dados foram excluídos.',
  employeeErased: 'O colaborador e o que foi gerado sobre ele foram excluídos.',

  photoTooLarge: 'Imagem deve ter no máximo 5MB',
  photoType: 'A foto deve ser uma imagem JPG, PNG, GIF ou WebP.',
  processFileType: 'O arquivo deve ser pdf, doc, docx ou txt.',

  allNotificationsRead: 'Todas as notificações foram marcadas como lidas',
  chooseCompanyAndEmployee: 'Selecione empresa e colaborador',

  noCredits: 'Você precisa de créditos para usar as ações de IA',
  trialOver:
    'Seu período de teste terminou. Você ainda pode ler, editar e exportar o que já criou.',
  emptyPrompt: 'Escreva o que o documento deve considerar',
  badFormat:
    'Houve um problema na formatação do conteúdo gerado. Tente gerar novamente ou entre em contato com o suporte.',
  cancelled: 'Geração cancelada. Nenhum crédito foi usado.',

  conversationDeleted: 'Conversa excluída',
  talkingPointDeleted: 'Ponto excluído',
  diaryEntryDeleted: 'Anotação excluída',
  diaryEntryChanged:
    'Esta anotação mudou em outra janela. O que você escreveu continua aqui: compare antes de salvar.',

  noContent: 'Conteúdo não disponível',
  commitmentDeleted: 'Combinado excluído',
  checkInDeleted: 'Registro de nível excluído',
  companyFirst: 'Cadastre uma empresa primeiro',
} as const;

/** Sentences that both sides say, or that more than one screen shows. One shown in one place stays there. */
export const messages = {
  invalidInput: 'Confira os dados enviados.',
  unauthenticated: 'Entre na sua conta para continuar.',
  foreignOrigin: 'Esta solicitação veio de um endereço que não é o do Leme.',
  notFound: 'Não encontramos o que você procura.',
  unknownRoute: 'Este endereço não existe na API.',
  tooLarge: 'O envio passa do tamanho permitido.',
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

  loginFailed: 'Email ou senha incorretos.',
  loginDone: 'Login realizado com sucesso.',
  emailTaken: 'Este email já está cadastrado.',
  registered: 'Conta criada com sucesso! Redirecionando para login...',
  loggedOut: 'Você saiu da sua conta.',
  accountDisabled: 'Esta conta está desativada. Fale com o suporte.',

  secondCompany: 'Você já tem uma empresa cadastrada.',
  cnpjFixed: 'O CNPJ não pode ser alterado depois do cadastro.',

  noCredits: 'Você precisa de créditos para usar as ações de IA',
  trialOver:
    'Seu período de teste terminou. Você ainda pode ler, editar e exportar o que já criou.',
  modelUnavailable:
    'O provedor de IA não respondeu. Nenhum crédito foi usado; tente de novo em instantes.',
  badFormat:
    'Houve um problema na formatação do conteúdo gerado. Tente gerar novamente ou entre em contato com o suporte.',
  keyReused: 'Esta geração já foi pedida com outros dados.',
  cancelled: 'Geração cancelada. Nenhum crédito foi usado.',

  noContent: 'Conteúdo não disponível',
  companyFirst: 'Cadastre uma empresa primeiro',
} as const;

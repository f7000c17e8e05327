export const help = `Administração do Leme

Uso: npm run admin -- <comando>

  users list                       lista as contas
  users deactivate <email>         desativa uma conta e encerra os acessos abertos
  users activate <email>           ativa a conta de novo
  credits grant <email> <n>        soma n créditos (1 a 1000000)
  subscription set <email> active  deixa a assinatura ativa, sem prazo
  subscription set <email> trial [--days n]
                                   começa hoje um período de teste (sem --days: o de TRIAL_DAYS)
  backup <arquivo.zip>             grava todos os dados e arquivos enviados em um zip
  restore <arquivo.zip>            devolve um backup a um banco vazio
  sweep                            descarta já o que venceu, sem esperar a próxima hora
  --help                           mostra esta ajuda

Vale a configuração do servidor (variáveis de ambiente ou o arquivo .env). Com o banco embutido, pare o
servidor antes; com DATABASE_URL, ele pode continuar no ar.
Um backup contém dados pessoais: guarde-o onde só quem precisa o alcance. Acessos abertos, links de
redefinição e trabalhos na fila não entram nele: depois de um restore, cada pessoa entra de novo.

Código de saída: 0 feito, 1 não foi possível, 2 comando errado.
`;

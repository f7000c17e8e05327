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
  move-to <DATABASE_URL> [--s3 <endereço/balde>]
                                   copia o banco embutido e os arquivos para um servidor e confere tudo
  sweep                            descarta já o que venceu, sem esperar a próxima hora
  model check                      pede ao modelo de IA um documento de cada tipo e diz o que funciona
  --help                           mostra esta ajuda

Vale a configuração do servidor (variáveis de ambiente ou o arquivo .env). Com o banco embutido, pare o
servidor antes; com DATABASE_URL, ele pode continuar no ar.
Um backup contém dados pessoais: guarde-o onde só quem precisa o alcance. Acessos abertos, links de
redefinição e trabalhos na fila não entram nele: depois de um restore, cada pessoa entra de novo.
O move-to lê o banco embutido de DATA_DIR, que fica como está, e pode ser repetido depois de uma
interrupção. Com --s3 (ou S3_* definidos) os arquivos vão junto, assinados com S3_ACCESS_KEY_ID,
S3_SECRET_ACCESS_KEY e S3_REGION; sem isso ficam na pasta. A senha do banco pode vir em PGPASSWORD.

O model check não abre o banco: o servidor pode continuar no ar. As pessoas do pedido são fictícias, e o
provedor cobra por ele como por sete documentos.

Código de saída: 0 feito, 1 não foi possível, 2 comando errado.
`;

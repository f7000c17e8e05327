/** What stands in the export, for whoever opens it. */
export function readMe(day: string): string {
  return `Seus dados no Leme, em ${day}

Este arquivo reúne tudo o que o Leme guarda sobre você e sobre a sua empresa. Os arquivos .json abrem em
qualquer editor de texto. As datas estão em UTC (o horário de Brasília é três horas antes).

conta.json          seu cadastro, período de teste, créditos, e quando cada acesso começou e foi usado
empresa.json        os dados da empresa, com missão, visão, valores e processos
equipes.json        as equipes, com metas e configurações de gestão
colaboradores.json  os colaboradores, com perfil, objetivos, histórico profissional e equipes
diario.json         as anotações do diário
combinados.json     os combinados: de quem são, até quando, como terminaram e de onde vieram
combinados-historico.json  o que aconteceu com cada combinado, e quando
resumos.json        os resumos de segunda-feira que foram enviados
documentos.json     os documentos gerados: o conteúdo atual, o original, o pedido e as fontes consultadas
geracoes.json       cada geração: quando foi, o que a escreveu e quanto usou
notificacoes.json   as notificações que você recebeu
auditoria.json      acessos, exportações, exclusões e mudanças em colaboradores
arquivos.json       a lista dos arquivos enviados; "conteudo" diz onde cada um está neste zip
arquivos/           os próprios arquivos

Quando "conteudo" é null, o arquivo consta na lista, mas não pôde ser lido no momento da exportação.
Senhas, códigos de acesso e links de redefinição não são guardados em forma legível e não estão aqui.
`;
}

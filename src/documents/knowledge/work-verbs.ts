import { wordList } from '../kit/words.ts';

/** What people do at work, in the infinitive. */
export const workVerbs: readonly string[] = wordList(`
  abrir acabar aceitar acessar acompanhar acontecer adiar adotar agendar agradecer ajustar alinhar alterar analisar
  anexar anotar antecipar apresentar aprovar assumir atrasar aumentar baixar caber comparecer conseguir contratar criar
  depender diminuir elogiar existir faltar funcionar iniciar mudar ocorrer parar passar perder permitir precisar
  renovar sair terminar trabalhar transferir valer vencer vender viajar voltar
  arquivar assinar atender atualizar avaliar avisar buscar cadastrar calcular cancelar chegar clicar colocar combinar
  começar comparar comparecer completar comprar comunicar concluir conferir confirmar conhecer considerar consultar
  continuar corrigir cuidar cumprir definir deixar desligar devolver digitar divulgar documentar encaminhar encerrar
  entregar enviar escolher evitar executar fazer fechar finalizar garantir guardar imprimir incluir indicar informar
  iniciar inscrever inserir instalar inventariar lançar ler lembrar levar ligar limpar listar mandar manter marcar
  montar negociar observar organizar orientar pagar participar pedir pegar planejar preencher preparar priorizar
  procurar produzir providenciar receber reconferir reduzir refazer registrar remarcar reportar reservar resolver
  responder retirar retornar reunir rever revisar salvar seguir selecionar separar solicitar substituir tentar tirar
  trazer treinar trocar usar utilizar validar verificar ver vir ajudar apoiar cobrir emprestar falar ficar`);

import { nounOf, type Gender } from '../nouns.ts';
import { normalize } from '../words.ts';

/**
 * How a resource serves a plan: where one records, what one speaks through, what one works with, who helps,
 * what is spent, the hours there are, what one learns from, where one meets.
 */
export type ResourceKind =
  'record' | 'channel' | 'equipment' | 'people' | 'money' | 'time' | 'learning' | 'place';

interface ResourceNoun {
  kind: ResourceKind;
  gender: Gender;
}

function nouns(
  kind: ResourceKind,
  { masculine, feminine }: { masculine: string; feminine: string },
): [string, ResourceNoun][] {
  const of = (words: string, gender: Gender) =>
    words.split(/\s+/u).map((word): [string, ResourceNoun] => [word, { kind, gender }]);
  return [...of(masculine, 'o'), ...of(feminine, 'a')];
}

/** First nouns of a resource, without accents, in the singular. */
const known = new Map<string, ResourceNoun>([
  ...nouns('record', {
    masculine: `quadro sistema software aplicativo app painel relatorio formulario crm erp wms excel dashboard
      calendario mural registro controle prontuario portal historico cadastro diario caderno livro forms jira
      trello notion metabase ponto romaneio`,
    feminine: 'planilha agenda lista base plataforma telemetria',
  }),
  ...nouns('channel', {
    masculine: 'grupo whatsapp canal instagram telegram slack teams boletim jornal',
    feminine: 'intranet radio rede newsletter',
  }),
  ...nouns('equipment', {
    masculine: `equipamento computador veiculo tablet celular notebook leitor kit instrumento material carro caminhao
      trator terreiro bafometro epi guindaste andaime radar scanner forno freezer`,
    feminine: `maquina impressora etiqueta balanca van moto camera ferramenta colhedeira grua colheitadeira
      empilhadeira tv`,
  }),
  ...nouns('people', {
    masculine: `estagiario analista consultor instrutor tecnico supervisor coordenador gerente especialista
      fornecedor parceiro profissional facilitador mentor funcionario colaborador vendedor auxiliar
      assistente professor chefe padeiro cozinheiro mecanico setor time rh comite voluntario enfermeiro aprendiz lider conferente
      dev desenvolvedor agronomo veterinario medico psicologo orientador pedagogo motorista encarregado
      mestre engenheiro contador advogado nutricionista designer atendente recepcionista operador squad sesmt estudante sindico`,
    feminine: `equipe consultoria agencia pessoa area estagiaria consultora instrutora tecnica supervisora
      coordenadora comissao facilitadora mentora diretoria brigada enfermeira lideranca cipa
      secretaria funcionaria colaboradora vendedora professora gerencia voluntaria orientadora
      psicologa medica agronoma engenheira pedagoga contadora advogada desenvolvedora governanta`,
  }),
  ...nouns('money', {
    masculine: 'orcamento investimento dinheiro budget',
    feminine: 'verba quantia',
  }),
  ...nouns('time', { masculine: 'dia turno periodo horario dds', feminine: 'hora semana reuniao' }),
  ...nouns('learning', {
    masculine: 'checklist treinamento curso manual video roteiro guia conteudo procedimento',
    feminine: `oficina palestra apostila cartilha trilha capacitacao mentoria norma biblioteca monitoria pesquisa
      apresentacao`,
  }),
  ...nouns('place', {
    masculine: 'espaco auditorio laboratorio deposito refeitorio',
    feminine: 'sala cozinha quadra',
  }),
]);

export interface ReadResource {
  kind: ResourceKind | null;
  /** 'o', 'a', 'os' or 'as'; null where the noun is not known or brings its own determiner. */
  article: string | null;
}

const money = /r\$|\breais\b/iu;
/** People to reach, and no place where a result is written down. */
const contacts =
  /^(?:lista|base|carteira|cadastro)\b.*\b(?:leads?|contatos?|clientes?|e-?mails?|doadores|assinantes|ex-alunos)\b/iu;
/** What may stand before the noun: 'dois estagiários', '2 horas', 'uma sala'. */
const determiner =
  /^(?:uma?|duas|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|\d+|algum(?:as?)?|alguns|nov[oa]s?|noss[oa]s?|propri[oa]s?|[oa]s?)$/u;

/** What a typed resource is for, by its first noun. */
export function readResource(resource: string): ReadResource {
  const words = normalize(resource.replace(/^google (?=forms|sheets|drive)/iu, '')).split(' ');
  const start = words.findIndex((each) => !determiner.test(each));
  const word = words[start] ?? '';
  const lemma = [word, nounOf(word)?.lemma, word.replace(/s$/u, ''), word.replace(/es$/u, '')].find(
    (each) => known.has(each ?? ''),
  );
  const noun = known.get(lemma ?? '');
  return {
    kind: money.test(resource)
      ? 'money'
      : contacts.test(resource.trim())
        ? null
        : (noun?.kind ?? null),
    article: noun && start === 0 ? `${noun.gender}${lemma === word ? '' : 's'}` : null,
  };
}

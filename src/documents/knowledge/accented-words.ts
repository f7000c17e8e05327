/*
 * Words of the working day that are no words at all without their accents: what is typed in a hurry is
 * given them back. Words that also exist without accents ('esta', 'pratica') have no place here.
 */

const accented = `
  acadêmico acadêmica acúmulo aéreo aérea ações agrícola água águas ágil alguém análogo
  ângulo anônimo anônima armazém armazéns atrás através automático automática automáticos bancária bancárias
  básico básica básicos básicas benefício benefícios bônus cabeça cabeças cafés câmera câmeras
  caminhões cardápio cardápios característica características catálogo catálogos cerâmica colégio colégios
  condomínio condomínios gestão refeição refeições
  comércio começa começam começar começo começou alcançar alcançou alcançado avançar avanço avanços lançar
  lançamento lançamentos lançou construído construída contábil contábeis convênio convênios
  crédito créditos crítico críticos currículo currículos débito débitos déficit deverá diária diárias
  diagnóstico diagnósticos diálogo dinâmica dinâmicas distribuído doença doenças domésticas econômico econômica
  eletrônico eletrônica eletrônicos energético específico específica específicos específicas espaço espaços
  estágio estágios estatística estatísticas estética estratégia estratégias estratégico estratégica
  estratégicos estratégicas ética êxito exercício exercícios família famílias fará farmácia farmácias
  farmacêutico farmacêutica física físico físicos forças frágil frágeis gráfico gráficos gráfica hábito hábitos
  hidráulica hidráulico hipótese hipóteses história histórias imobiliária imóvel imóveis incêndio incluído
  incluída informática inglês jurídico jurídica língua línguas líder líderes logístico mão mãos matemática
  matéria matérias mecânico mecânica mecânicos médico médicos médica médicas memória método métodos módulo
  módulos móvel móveis necessária necessárias negócio negócios nível níveis ninguém obrigatória obrigatórias
  obstáculo obstáculos óleo orgânico orgânica orçamentos pão pães parâmetro parâmetros peça peças pedagógica
  pedagógico plástico plásticos poderá política políticas porém praça prejuízo prejuízos prêmio prêmios
  presença própria próprias próprio próprios propósito químico química quilômetro quilômetros recíproca
  relógio resíduo resíduos rótulo rótulos ruído sábados saúde série séries silêncio sócio sócios temporário temporária
  tímido tímida título títulos tópico tópicos tráfego trajetória três tributária turística véspera vésperas
  vínculo vínculos vão dão tão açougue açúcar caíram chácara chácaras lançada lançadas lançado lançados saíram`;

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

/** Typed without accents → as it is spelled. */
export const accentedWords: ReadonlyMap<string, string> = new Map(
  accented
    .trim()
    .split(/\s+/u)
    .map((word) => [withoutAccents(word), word] as const)
    .filter(([typed, spelled]) => typed !== spelled),
);

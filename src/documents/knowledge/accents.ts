import { wordList, wordSet } from '../kit/words.ts';

/*
 * Where a word that was typed without its accents gets them back: endings that no word has without their accent, and
 * words that a form of work means by nothing else. What may be two words ('esta', 'manha', 'credito', 'gerencia')
 * is in neither.
 */

/** Endings with their accents, the longer before the shorter; each was held against a dictionary of 684,000 forms. */
export const accentedEndings: readonly string[] = wordList(
  `ção ções áveis íveis ável ível úvel ário ários ório órios ência ências ógico ógica ógicos ógicas ático ática
   áticos áticas ético ética éticos éticas écnico écnica écnicos écnicas ístico ística ísticos ísticas ômico ômica
   ínico ínica ínicos ínicas ográfico ográfica ânico ânea âneo íssimo íssima ímetro ímetros ometria ão ões`,
);

/** What ends so and is another word without its accent. */
export const unaccented = wordSet(
  `ao tao lao does soes voes moes pratico pratica praticos praticas mistico vario avario amario casario desvario
   senhorio senhorios cascavel vencia pertencia convencia gerencia agencia influencia evidencia presencia vivencia
   diferencia referencia silencia sentencia licencia potencia cadencia credencia providencia reverencia negligencia
   veranico falcao martinica mario sofistico sofistica`,
);

/** Words with accents that stand for nothing else without them. */
export const accentedWords: readonly string[] = wordList(
  `você vocês também três mês já não são então estão só até além porém alguém ninguém através atrás após água áreas
   área amanhã sábado sábados terça terças férias próximo próxima próximos próximas última últimas últimos mínimo
   mínima máximo máxima preço preços serviço serviços almoço almoços esforço esforços reforço reforços começo
   espaço espaços pedaço pedaços mudança mudanças segurança liderança criança crianças diferença diferenças licença
   licenças presença presenças doença doenças balança balanças cobrança cobranças confiança lembrança poupança
   vizinhança peça peças praça cabeça começar começou começaram lançar lançou alcançar alcançou avançar avançou
   reforçar reforçou desperdício sacrifício benefício benefícios exercício exercícios edifício início comércio
   sócio sócios negócio negócios estágio relógio relógios prêmio prêmios colégio convênio convênios silêncio
   domicílio remédio remédios prédio prédios médio médios óleo vídeo vídeos áudio áudios rádio rádios difícil
   difíceis fácil fáceis útil úteis ágil ágeis frágil níveis móvel móveis imóvel imóveis túnel dólar açúcar líder
   líderes sênior júnior câncer caráter família famílias matéria matérias história histórias importância distância
   distâncias vigilância ambulância perícia polícia número números código códigos período períodos método métodos
   índice índices título títulos módulo módulos currículo currículos página páginas fábrica fábricas câmara câmera
   câmeras máquina máquinas lâmpada lâmpadas vítima vítimas cópia cópias matrícula matrículas veículo veículos
   médico médicos único única únicos únicas rápido rápida rápidos rápidas básico básica básicos próprio própria
   próprios próprias sério séria sérios ótimo ótima ótimos péssimo péssima princípio elétrico elétrica elétricos
   mecânico mecânica mecânicos eletrônico eletrônica orgânico dinâmica químico química físico física jurídico
   jurídica tímido tímida úmido diária diárias temporária necessária usuária imobiliária rodoviária sanitária
   estratégia estratégias estratégico órgão órgãos órfão sótão bênção bênçãos alçapão berçário balcão balcões
   barracão barracões facão facões vulcão vulcões macacão macacões manjericão tamancão rincão ação ações obstáculo
   obstáculos vínculos hábitos estímulos véspera vésperas hóspede hóspedes ônibus táxi ônus bônus vírus óculos
   lápis parabéns português inglês francês freguês trânsito tráfego espetáculo petróleo álbum fórum armazém mantém
   convém saída saídas caída países saúde conteúdo conteúdos incluído concluído distribuído reúne reúnem saíram
   caíram incluíram concluíram mãe mães pães mãos irmã irmãs irmãos cidadãos café cafés açaí música último
   orçamento orçamentos funcionária funcionárias várias memória memórias série séries pé pés voluntária vitória
   calçada eletrônicos`,
);

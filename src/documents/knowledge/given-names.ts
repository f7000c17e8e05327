import { wordSet } from '../kit/words.ts';

/** Given names of Brazil, without accents: by them a person is told from a thing. */
export const givenNames: ReadonlySet<string> = wordSet(
  `adriana adilson agatha agnaldo ailton alberto alessandra alessandro alice allan altair alvaro amelia anabela
  angela angelica antonia aparecida aparecido arlete armando arnaldo arthur artur augusto barbara bento
  bernardo bianca breno bruna caique camile carina carlos carolina caroline catarina cecilia celia celso cesar
  clarice clarissa claudete claudio cleber cleide cleusa cristina cristiana dalva damiao danielle danielly daiane
  debora deise denis denise diana dirce edilson edna eduarda elaine elena eliana elisa elisangela eloa elza emanuel
  emanuele emerson erica erick erika estela esther eunice eva evandro evelyn fabiano fabricio fatima flavia
  franciele francisca geovana geraldo germano gilson gisele giovana giovanna glaucia gustavo heitor
  helena helio heloisa henrique hugo iara ingrid iolanda irene isa isabella isadora isis ivan ivone izabel jacqueline
  jair jane janaina janete joana joaquim joelma jonas jonathan josiane josue jucara juliano junior jussara karen
  karina karine karla katia kelly laercio laisa laura lauro leonor lidia ligia lilian liliane livia lorena lourdes
  luan luana luciane lucio lucimara luisa luiza luzia madalena magali maiara maira manuela marcela marcella marcia
  marcos margarete maria mariane marilia marina marisa maristela marlene marta maximiliano mayara melissa mirian
  miriam monica murilo nadia natan nathalia natalia neide neusa nelson nicolas nicole nilson nivaldo noemi olga
  olivia osvaldo otavio pamela paloma paola patrick paula pietra priscila rafaela raissa ramon raul rebeca regiane
  alvina anita benedita beto bete cida cidinha conceicao creuza duda edmilson edite fabi gabi gil ivanete ivete jo
  joelson juca jurandir leda leo lu lucia lucinha lurdes malu manu marcinha moacir nair nalva nando neuza nei
  nina odair osmar quiteria rafa rute suely tadeu tati teca tiao tonho valdemar valmir vivi vilma wilma ze zeca zilda
  regina reinaldo rejane renan rita roberta robson rodolfo rogeria romulo rosana rosane rosilene rosimeire ruan
  ruth sabrina samanta samara sara sarah savio sebastiana sheila silvana silvio simao solange sophia sofia stefany
  suelen sueli susana suzana taina taisa talita tamara tania tatiana tatiane tereza terezinha thais thalita thaynara
  tomas ulisses valentina valeria valter vagner vanda vania vera veronica vicente victor virginia 
  viviane wagner walter wanderley wellington wesley yasmin yuri zelia
  jose ana joao antonio francisco paulo pedro lucas luiz luis gabriel rafael daniel marcelo bruno eduardo
  felipe rodrigo manoel mateus andre fernando fabio leonardo guilherme leandro tiago anderson ricardo
  marcio jorge sebastiao alexandre roberto edson diego vitor sergio matheus thiago adriano luciano julio
  renato alex vinicius rogerio samuel ronaldo mario flavio igor douglas davi manuel jeferson cicero miguel
  mauricio danilo caio reginaldo benedito gilberto marco alan cristiano elias wilson valdir juliana
  fernanda patricia aline sandra camila amanda jessica leticia julia luciana vanessa mariana gabriela
  larissa claudia beatriz sonia renata eliane josefa simone cristiane carla rosangela jaqueline rosa
  daniela raimunda andreia raquel silvia michele fabiana isabel`,
);

import { expect, type Locator, type Page } from '@playwright/test';
import type { DocumentKind } from '#documents/labels.ts';
import { addDays, calendarDay, formatDay } from '#shared/format.ts';
import { choosePerson } from './choose-person.ts';

/** How a person fills in the form of a kind, and what of it the document then says. */
export interface FilledForm {
  fill: (form: Locator) => Promise<void>;
  /** Its red box lists what is wrong. */
  errorBox?: true;
  /** Words that were typed and that the document has. */
  says: string;
  /** A field, by its label, and what the form has in it after 'Gerar Novamente'. */
  kept: [label: string, value: string];
}

const inDays = (days: number) => formatDay(addDays(calendarDay(new Date()), days));

/**
 * A form that has just come takes what it begins with, and then the focus: typed before, text is lost. On a
 * touch screen no field takes it, or the keyboard would jump up.
 */
const begun = async (form: Locator) => {
  const isTouch = await form.page().evaluate(() => matchMedia('(pointer: coarse)').matches);
  const ready = isTouch ? 'button[type="submit"]' : ':is(input, select, textarea):focus';
  await expect(form.locator(ready)).toBeVisible();
};

const person = (form: Locator) => choosePerson(form.getByLabel('Colaborador'), 'Renata Lopes');

const letter = (form: Locator) => ({
  recipient: form.getByLabel('Nome do destinatário'),
  context: form.getByLabel('Contexto/objetivo'),
});

export const kindForms: Record<DocumentKind, FilledForm> = {
  action_plan: {
    async fill(form) {
      await begun(form);
      await form.getByLabel('Título').fill('Reduzir as filas da loja');
      await form.getByLabel('Objetivo principal').fill('Baixar a espera nos horários de pico');
      await form.getByLabel('Contexto').fill('Os clientes reclamam da espera aos sábados.');
      await form.getByLabel('Data final').fill(inDays(60));
      await form.getByRole('textbox', { name: 'Métrica 1' }).fill('Tempo médio de espera');
    },
    errorBox: true,
    says: 'Tempo médio de espera',
    kept: ['Título', 'Reduzir as filas da loja'],
  },
  meeting: {
    async fill(form) {
      await begun(form);
      await form.getByLabel('Título').fill('Escala de fim de ano');
      await form.getByLabel('Objetivo principal').fill('Decidir a escala de dezembro');
      await form.getByRole('textbox', { name: 'Tópico 1' }).fill('Férias e cobertura');
    },
    says: 'Férias e cobertura',
    kept: ['Título', 'Escala de fim de ano'],
  },
  message: {
    async fill(form) {
      await begun(form);
      await letter(form).recipient.fill('Renata Lopes');
      await letter(form).context.fill('A escala de dezembro já está no mural da loja.');
    },
    says: 'escala de dezembro',
    kept: ['Nome do destinatário', 'Renata Lopes'],
  },
  email: {
    async fill(form) {
      await begun(form);
      await letter(form).recipient.fill('Renata Lopes');
      await form.getByLabel('Assunto do e-mail').fill('Escala de dezembro');
      await letter(form).context.fill('A escala de dezembro já está no mural da loja.');
    },
    says: 'Escala de dezembro',
    kept: ['Assunto do e-mail', 'Escala de dezembro'],
  },
  interview: {
    async fill(form) {
      await begun(form);
      await form.getByLabel('Cargo').fill('Operador de Caixa');
      await form
        .getByLabel('Equipe', { exact: true })
        .selectOption({ label: 'Atendimento Loja Centro' });
      await form
        .getByLabel('Descrição da vaga')
        .fill('Atender clientes no caixa, conferir valores e orientar sobre promoções.');
      await form.getByLabel('Comunicação').check();
    },
    says: 'Operador de Caixa',
    kept: ['Cargo', 'Operador de Caixa'],
  },
  pdi: {
    async fill(form) {
      await begun(form);
      await person(form);
      await form.getByLabel('Data final').fill(inDays(180));
      await form.getByRole('textbox', { name: 'Objetivo 1' }).fill('Reduzir as filas');
      await form.getByLabel('Nome da competência').fill('Delegação');
    },
    errorBox: true,
    says: 'Reduzir as filas',
    kept: ['Nome da competência', 'Delegação'],
  },
  feedback: {
    async fill(form) {
      await begun(form);
      await person(form);
      await form.getByLabel('Contexto').fill('Abertura dos caixas na semana passada.');
      await form
        .getByLabel('Exemplos específicos')
        .fill('Na terça, dois caixas abriram 20 minutos depois do horário combinado.');
      await form.getByRole('textbox', { name: 'Ponto positivo 1' }).fill('Calma com os clientes');
    },
    says: 'dois caixas abriram 20 minutos depois do horário combinado',
    kept: ['Contexto', 'Abertura dos caixas na semana passada.'],
  },
};

export const toastOf = (page: Page, text: string) => page.getByText(text, { exact: true });

/** The inputs of a form. They belong to the browser: what was typed or filled in before this code came counts. */
import type { FieldName, Values } from './rules.ts'

export const inputIn = (form: HTMLFormElement, name: FieldName): HTMLInputElement =>
  form.elements.namedItem(name) as HTMLInputElement

export const valuesIn = (form: HTMLFormElement, fields: readonly FieldName[]): Values =>
  Object.fromEntries(
    fields.map((name) => {
      const { type, value, checked } = inputIn(form, name)
      return [name, type === 'checkbox' && !checked ? '' : value]
    }),
  )

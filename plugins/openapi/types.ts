/** An API as its data file tells it, with shared fields in place; and the words of a locale around it. */
import type { Json } from '../../engine/types.ts'

/** By locale. */
export type Texts = Readonly<Record<string, string>>

export type Field = {
  readonly name: string
  /** `long`, `object[]` */
  readonly type: string
  readonly required: boolean
  readonly text: Texts
  /** Id of the constant whose values it has. */
  readonly constant?: string | undefined
  readonly example?: Json | undefined
  /** Of an object, or of each object in a list. */
  readonly fields: readonly Field[]
}

export type Returns = Omit<Field, 'name' | 'required' | 'text'> & { readonly text?: Texts | undefined }

export type Operation = {
  /** The last part of its path, in small letters: the anchor. */
  readonly id: string
  /** Behind the base: `worker/startWorker`. */
  readonly path: string
  readonly name: Texts
  readonly text: Texts
  /** What is sent: an object, a list of objects, or a form with files. */
  readonly body: 'object' | 'list' | 'form'
  readonly parameters: readonly Field[]
  readonly returns?: Returns | undefined
  /** What is sent in the example. */
  readonly request: Json
}

export type Constant = {
  readonly id: string
  readonly name: Texts
  readonly text?: Texts | undefined
  readonly values: readonly { readonly value: string; readonly text?: Texts | undefined }[]
}

export type Group = { readonly id: string; readonly name: Texts; readonly operations: readonly Operation[] }

export type Reference = {
  /** Languages of its texts. The first stands in for others. */
  readonly locales: readonly string[]
  /** In front of all paths, with slashes at both ends. */
  readonly base: string
  readonly groups: readonly Group[]
  readonly constants: readonly Constant[]
}

/** Words of a locale. */
export type OpenapiWords = {
  readonly operation: string
  readonly path: string
  readonly parameters: string
  readonly noParameters: string
  readonly name: string
  readonly type: string
  readonly required: string
  readonly yes: string
  readonly text: string
  readonly value: string
  readonly request: string
  readonly response: string
  /** `form`: the parameters are parts of a form; `list`: the body is a list of them. */
  readonly bodies: Readonly<Record<'form' | 'list', string>>
  /** What stands in `data`; `type` is code, `text` may be empty. */
  readonly returns: (type: string, text: string) => string
  readonly returnsNothing: string
  /** The description of a field, or an empty text, with a link to the constant whose values it has. */
  readonly values: (text: string, link: string) => string
}

/** The shared store of a configuration, checked so that nothing secret is part of it or of a message about it. */
import { configInvalid } from '../errors/messages.ts'
import type { Diagnostic, SharedStoreConfig } from '../types.ts'
import type { StoreOptions } from './defineSite.ts'
import { quote, type FieldProblem } from './validate.ts'

/** What the environment says over the file. */
export type StoreOverrides = { readonly url?: string | undefined; readonly readOnly?: boolean | undefined }

/** Of a URL that is right. */
export function resolveStore(
  options: StoreOptions = {},
  overrides: StoreOverrides = {},
): SharedStoreConfig | undefined {
  const url = overrides.url || options.url
  if (!url) return undefined
  return {
    url: url.replace(/\/+$/, ''),
    // What is said in one place for safety is not taken back in another.
    readOnly: (options.readOnly || overrides.readOnly) ?? false,
    timeout: (options.timeout ?? 5) * 1000,
  }
}

export function wrongStore({ store = {} }: { readonly store?: StoreOptions | undefined }): readonly FieldProblem[] {
  const wrong = store.url ? wrongUrl(store.url, store) : undefined
  if (!wrong) return []
  // Without its line: a message that shows the line would show a password.
  const error: FieldProblem['error'] = (field, { file }) => configInvalid({ field, ...wrong, place: { file } })
  return [{ keys: ['store', 'url'], error }]
}

export function wrongOverride({ url }: StoreOverrides = {}, store: StoreOptions = {}): readonly Diagnostic[] {
  const wrong = url ? wrongUrl(url, store) : undefined
  return wrong ? configInvalid({ field: 'SITE_STORE_URL', ...wrong }).diagnostics : []
}

type Wrong = { readonly expected: string; readonly got: string; readonly hint?: string }

function wrongUrl(text: string, { insecure = false }: StoreOptions): Wrong | undefined {
  const expected = 'an address such as "https://cache.example.com/site"'
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (text.includes('@'))
    return {
      expected: 'an address without a name or a password',
      got: 'one that has an @',
      hint: 'The token is read from the variable SITE_STORE_TOKEN; "name:password" is one, too.',
    }
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) return { expected, got: quote(text) }
  if (url.protocol === 'https:' || insecure || isThisMachine(url)) return undefined
  return {
    expected: 'an address with https:',
    got: quote(text),
    hint: 'Who is on the way could change what is published. In a network you trust: "insecure: true" beside it.',
  }
}

const isThisMachine = ({ hostname }: URL): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/**
 * The console's API on the developer's machine: accounts in a real database, codes on an outbox page instead of in a
 * mailbox. `dev` and `preview` start it beside the site; nothing of it is part of a build.
 */
import * as v from 'valibot'
import { optionsSchema } from '../../engine/optionsSchema.ts'
import type { Brand, Plugin } from '../../engine/types.ts'
import type { Currency } from './prices.ts'

export type ConsoleSandboxOptions<B extends Brand = Brand> = {
  /** Default: 8111. */
  readonly port?: number
  /** Currency of a brand's prices. */
  readonly currency: (brand: B) => Currency
}

const schema = optionsSchema<ConsoleSandboxOptions>({
  port: v.optional(v.pipe(v.number(), v.integer('a port'), v.minValue(0, 'a port'), v.maxValue(65_535, 'a port'))),
  currency: v.function(),
})

export function consoleSandbox<B extends Brand>(given: ConsoleSandboxOptions<B>): Plugin {
  const { port = 8111, currency } = given
  return {
    name: 'console-sandbox',
    options: { schema, given },
    companion({ config: { root, brands } }) {
      const currencies = new Map(brands.map((brand) => [brand.id, currency(brand as B)]))
      const [first = 'USD'] = currencies.values()
      return {
        name: 'Console sandbox',
        origin: `http://localhost:${port}`,
        // Imported on demand: builds and their threads need no database.
        async start({ log, memory }) {
          const { startSandbox } = await import('./start.ts')
          // The host name tells the brand: `<brand>.localhost`.
          const currencyOf = (host: string) => currencies.get(host.split('.')[0]!) ?? first
          const file = memory ? ':memory:' : `${root}/.data/sandbox.sqlite`
          return startSandbox({ file, port, currencyOf, log })
        },
      }
    },
  }
}

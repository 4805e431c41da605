/** Links to this page in another language or version lead to the same place of it: query and hash go along. */
import { samePlaceAttributes } from './behaviour.ts'
import { on } from './on.ts'

// With another button, or a key held down, it opens elsewhere.
for (const press of ['click', 'auxclick'] as const)
  on(press, `a[${samePlaceAttributes.link}]`, (link) => {
    Object.assign(link, { search: location.search, hash: location.hash })
  })

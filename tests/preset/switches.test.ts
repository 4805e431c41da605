/** What comes with the theme may be left out. Combinations are tried by `npm run soak -- --only settings`. */
import { test } from 'uvu'
import { settings, switches } from '../soak/settings.ts'

test.after(() => settings.end?.())

test('a site with everything off that can be is whole, and names nothing that is not there', () =>
  settings.run(switches.map((name) => ({ [name]: false }))))

test('a site whose sections have other names and places, below a path of its host', () =>
  settings.run([
    { docs: { base: 'guide', path: '/manual/' } },
    { blog: { base: 'news' } },
    { url: 'https://me.example.org/one/two/' },
    { locales: ['zh', 'en'] },
  ]))

test.run()

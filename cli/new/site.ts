/** A project of its own with the theme: as little as a site can be, and a page of each kind. */
import { existsSync, readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { engineName, engineVersion } from '../../engine/config/engineVersion.ts'
import type { NewFlags } from '../flags.ts'
import { folderTaken, nameInvalid } from '../messages.ts'
import { titleOf, today, type Draft } from './write.ts'
import { slashed } from '../../engine/paths/slashed.ts'

/** `folder` is absolute, and becomes the root of the project. */
export function newSite(folder: string, name: string, { locale, engine }: Pick<NewFlags, 'locale' | 'engine'>): Draft {
  if (existsSync(folder) && readdirSync(folder).length) throw folderTaken(name)
  const locales = locale.length ? [...new Set(locale)] : ['en']
  const wrong = locales.find((id) => !/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(id))
  if (wrong !== undefined)
    throw nameInvalid('a locale', wrong, 'A language, with a region where it matters: --locale en --locale pt-br')
  const tarball = engine && tarballFrom(folder, engine)
  const pages = locales.flatMap((id): [string, string][] => [
    [`content/${id}/docs/intro.md`, textsIn(id).doc],
    [`content/${id}/blog/${today()}-hello.md`, textsIn(id).post],
  ])
  return {
    files: new Map([...projectFiles(name, tarball), ['site.config.ts', config(titleOf(name), locales)], ...pages]),
  }
}

/** A package of the engine that is a file, named from the folder of the project. */
export const tarballFrom = (folder: string, engine: string): string =>
  `file:${slashed(relative(folder, resolve(engine)))}`

/** What a project has beside its configuration and its pages. `engine`: where the package is, if it is not published. */
export const projectFiles = (name: string, engine = `^${engineVersion}`): readonly (readonly [string, string])[] => [
  ['package.json', manifest(name, engine)],
  ['tsconfig.json', compilerOptions],
  ['.gitignore', 'node_modules\ndist\ndist.*\n.cache\n'],
]

/**
 * `@linaria/core` is what components import for their styles: strict package managers let a project import what it names, and
 * nothing else. Yarn classic leaves a project without a version out of its workspace.
 */
const manifest = (name: string, engine: string): string => `{
  "name": "${name}",
  "version": "0.0.0",
  "private": true,
  "type": "module",
  "scripts": { "dev": "site dev", "build": "site build", "preview": "site preview", "check": "site check" },
  "dependencies": { "${engineName}": "${engine}", "react": "^19.0.0", "react-dom": "^19.0.0", "@linaria/core": "^8.2.0" },
  "devDependencies": { "@types/react": "^19.0.0" }
}
`

const config = (title: string, locales: readonly string[]): string => `import { defineSite } from '${engineName}'

export default defineSite({
  title: '${title}',
  locales: [${locales.map((id) => `'${id}'`).join(', ')}],
  // url: 'https://docs.example.org',
})
`

const compilerOptions = `{
  "compilerOptions": {
    "module": "esnext", "moduleResolution": "bundler", "target": "esnext", "jsx": "react-jsx",
    "strict": true, "noEmit": true, "skipLibCheck": true, "allowImportingTsExtensions": true
  }
}
`

const page = (title: string, description: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`

type Texts = { readonly doc: string; readonly post: string }

const texts: Readonly<Record<string, Texts>> = {
  en: {
    doc: page('Introduction', 'What this is, and whom it is for.', 'Write here, and save: the open page follows.'),
    post: page('Hello', 'The first post.', 'Something is new.'),
  },
  zh: {
    doc: page('介绍', '这是什么，给谁用。', '在这里写作，保存之后，打开的页面会随之更新。'),
    post: page('你好', '第一篇文章。', '有新内容了。'),
  },
}

/** In a language that has none the page is English, and says which one it waits for. */
function textsIn(id: string): Texts {
  const known = texts[id.replace(/^en-.*/, 'en')]
  if (known) return known
  const name = new Intl.DisplayNames([id], { type: 'language' }).of(id)
  const waits = (title: string) =>
    page(title, 'A page to begin with.', `This sample is in English. Write it in ${name}.`)
  return { doc: waits('Introduction'), post: waits('Hello') }
}

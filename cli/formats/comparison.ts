/** What two outputs differ in, for a terminal and for a comment on a change. */
import type { BrandChanges } from '../../engine/commands/compare.ts'
import { counted } from '../../engine/errors/counted.ts'
import { printable } from '../../engine/errors/printable.ts'
import { literal, row } from './markdown.ts'

/** How many pages are named of each kind; the rest is counted. */
const shown = 20

type Group = { readonly title: string; readonly sign: string; readonly pages: readonly string[] }

export function comparisonText(changes: readonly BrandChanges[], { all }: { readonly all: boolean }): string {
  return changes
    .map((brand) => {
      const groups = groupsOf(brand).flatMap(({ title, sign, pages }) => [
        `  ${counted(pages.length, 'page')} ${title}`,
        ...pages.slice(0, all ? pages.length : shown).map((page) => `    ${sign} ${printable(page)}`),
        ...(pages.length > shown && !all ? [`      … and ${pages.length - shown} more: --verbose`] : []),
      ])
      return [brand.brand, ...groups, ...rest(brand).map((line) => `  ${line}`)].join('\n')
    })
    .join('\n\n')
}

/** The first line lets a workflow find its comment again and replace it. */
export function comparisonMarkdown(changes: readonly BrandChanges[]): string {
  return [
    '<!-- site-compare -->',
    '### What this changes on the site',
    '',
    row(['Site', 'New', 'Gone', 'Changed', 'Only around the content', 'Other files']),
    row(['---', '---:', '---:', '---:', '---:', '---:']),
    ...changes.map(({ brand, added, gone, changed, around, files }) =>
      row([literal(brand), ...[added.length, gone.length, changed.length, around.length, files].map(String)]),
    ),
    ...changes.flatMap((brand) => groupsOf(brand).flatMap((group) => details(brand.brand, group))),
  ].join('\n')
}

const details = (brand: string, { title, pages }: Group): readonly string[] => [
  '',
  `<details><summary>${literal(brand)}: ${counted(pages.length, 'page')} ${title}</summary>`,
  '',
  ...pages.slice(0, shown).map((page) => `- ${literal(page)}`),
  ...(pages.length > shown ? [`- … and ${pages.length - shown} more`] : []),
  '',
  '</details>',
]

const groupsOf = ({ added, gone, changed }: BrandChanges): readonly Group[] =>
  [
    { title: 'new', sign: '+', pages: added },
    { title: 'gone', sign: '-', pages: gone.map(({ path, to }) => (to === undefined ? path : `${path} -> ${to}`)) },
    { title: 'changed', sign: '~', pages: changed },
  ].filter(({ pages }) => pages.length)

/** Empty only where something else is told. */
function rest(brand: BrandChanges): readonly string[] {
  const { around, files } = brand
  const lines = [
    around.length && `${counted(around.length, 'page')} with the same content: head, surroundings or markup differ`,
    files && `${counted(files, 'other file')} new, gone or changed`,
  ].filter((line) => line !== 0)
  return lines.length || groupsOf(brand).length ? lines : ['no difference']
}

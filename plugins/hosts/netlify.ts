/** The files of Netlify and Cloudflare Pages, whose formats are one, and whose rules are not. */
import { formsOf, immutableCache, immutableFolder, spellingsOf, type HostRules } from './rules.ts'

/** Hosts combine the rules that match a path, so no header is repeated. By default both revalidate every file. */
export function netlifyHeaders({ headers }: HostRules): string {
  const always = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...always, '', `${immutableFolder}*`, `  Cache-Control: ${immutableCache}`, ''].join('\n')
}

/**
 * Cloudflare Pages redirects before it looks for files, compares letters, and knows no status such as `301!`. Further rules
 * than it takes are left out: the pages at the old paths lead on. It finds not-found pages by itself; Netlify does not.
 */
export function cloudflareRedirects(rules: HostRules): string {
  return text([...cloudflareLines(rules).filter(fits).slice(0, cloudflareLimits.redirects), ...localized(rules)])
}

/** How many rules are left out. */
export function cloudflareRest(rules: HostRules): number {
  const lines = cloudflareLines(rules)
  return lines.length - Math.min(lines.filter(fits).length, cloudflareLimits.redirects)
}

/** https://developers.cloudflare.com/pages/configuration/redirects/ and `…/headers/`: rules, and characters of a line. */
export const cloudflareLimits = { redirects: 2000, redirect: 1000, header: 2000 }

const fits = (line: string) => line.length <= cloudflareLimits.redirect

/**
 * Netlify shows a file that is there, and so the page at an old path, unless the rule is forced. It ignores the last slash, and
 * its program compares paths as people write them.
 */
export function netlifyRedirects(rules: HostRules): string {
  const moved = rules.redirects.flatMap(({ from, to }) => {
    const [path, , html] = formsOf(from)
    const forms = [path!, ...(html ? [html] : [])]
    return forms.flatMap((form) => linesOf([...spellingsOf(form), ...(canStand(form) ? [form] : [])], to, '301!'))
  })
  return text([...moved, ...localized(rules)])
}

/** Whether it is one word of a line that means nothing but itself. */
const canStand = (path: string): boolean => !/[\s%*:?#]/.test(path)

const cloudflareLines = ({ redirects, isBare }: HostRules): readonly string[] =>
  [0, 1, 2].flatMap((place) =>
    redirects.flatMap(({ from, to }) => {
      const form = formsOf(from, isBare)[place]
      return form ? linesOf(spellingsOf(form), to, '301') : []
    }),
  )

function linesOf(from: readonly string[], to: string, status: string): readonly string[] {
  // A star would match anything.
  return [...new Set(from)].map((old) => `${old.replaceAll('*', '%2A')} ${to} ${status}`)
}

const localized = ({ notFoundPages }: HostRules): readonly string[] =>
  notFoundPages.filter(({ prefix }) => prefix !== '/').map(({ file, prefix }) => `${prefix}* ${file} 404`)

const text = (lines: readonly string[]): string => [...lines, ''].join('\n')

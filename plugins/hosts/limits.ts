/** What does not fit into a host's file: the site is public without it, and nobody would see. */
import type { Diagnostic, Place } from '../../engine/types.ts'
import * as messages from './messages.ts'
import { cloudflareLimits, cloudflareRest } from './netlify.ts'
import type { HostRules } from './rules.ts'
import { vercelLimits, vercelRest } from './vercel.ts'

export function limitProblems(rules: HostRules, place: Place): readonly Diagnostic[] {
  const headers = Object.entries(rules.headers).flatMap(([name, value]) => [
    ...tooLong(`${name}: ${value}`.length, cloudflareLimits.header).map((length) =>
      messages.hostHeaderLong(place, name, { length, host: 'Cloudflare Pages', most: cloudflareLimits.header }),
    ),
    ...tooLong(value.length, vercelLimits.header).map((length) =>
      messages.hostHeaderLong(place, name, { length, host: 'Vercel', most: vercelLimits.header }),
    ),
  ])
  const rests = [
    { host: 'Cloudflare Pages', most: cloudflareLimits.redirects, rest: cloudflareRest(rules) },
    { host: 'Vercel', most: vercelLimits.redirects, rest: vercelRest(rules) },
  ]
  return [...headers, ...rests.filter(({ rest }) => rest > 0).map((each) => messages.hostRedirectsMany(place, each))]
}

const tooLong = (length: number, most: number): readonly number[] => (length > most ? [length] : [])

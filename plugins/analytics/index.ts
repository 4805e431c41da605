/**
 * Counts visits with a service, in builds only. What it loads is named in the content security policy, and nothing is
 * inline; where pages ask their readers, it waits for a yes.
 */
import * as v from 'valibot'
import { optionsSchema } from '../../engine/optionsSchema.ts'
import { hashOf, short } from '../../engine/store/hash.ts'
import type { Plugin, PolicySources } from '../../engine/types.ts'
import { analyticsScript } from './shared.ts'

export type AnalyticsOptions = {
  /** `domain`: as it is registered. `host`: of the service, default `https://plausible.io`. */
  readonly plausible?: { readonly domain: string; readonly host?: string }
  /** `id` of Google Analytics 4: `G-1A2B3C4D`. */
  readonly ga4?: { readonly id: string }
  /** `id` of the website. `host`: of the service, default `https://cloud.umami.is`. */
  readonly umami?: { readonly id: string; readonly host?: string }
  /** `id` of Baidu Tongji, what stands behind `hm.js?`. */
  readonly baidu?: { readonly id: string }
  /**
   * Wait for `<html data-consent="granted">`, also where a page says nothing of consent. A page that says anything else in
   * `data-consent` is waited for in any case. Default `false`.
   */
  readonly consent?: boolean
}

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'an origin such as "https://stats.example.com"',
  ),
)
const id = v.pipe(v.string(), v.nonEmpty('some text'))

export const analyticsOptions = optionsSchema<AnalyticsOptions>({
  plausible: v.optional(v.strictObject({ domain: id, host: v.optional(origin) })),
  ga4: v.optional(v.strictObject({ id })),
  umami: v.optional(v.strictObject({ id, host: v.optional(origin) })),
  baidu: v.optional(v.strictObject({ id })),
  consent: v.optional(v.boolean()),
})

/** What a service needs: a script with its attributes, what runs before it, what it loads and asks. */
type Service = {
  readonly src: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly before?: string
  readonly policy: PolicySources
}

/** Shares the address of its script as `analytics`, which the theme's document loads. Not in dev. */
export function analytics(options: AnalyticsOptions): Plugin {
  const services = servicesOf(options)
  const script = scriptOf(services, options.consent ?? false)
  const file = `assets/analytics-${short(hashOf(script))}.js`
  const sources = (kind: keyof PolicySources) => [...new Set(services.flatMap(({ policy }) => policy[kind] ?? []))]
  return {
    name: 'analytics',
    options: { schema: analyticsOptions, given: options },
    policy: { scripts: sources('scripts'), connect: sources('connect'), images: sources('images') },
    emits: ['assets/analytics-*.js'],
    route: ({ config }) => ({
      routes: [],
      shared: config.production && services.length ? [analyticsScript.value(`/${file}`)] : [],
    }),
    emit: ({ site: { config } }) => (config.production && services.length ? [{ path: file, body: script }] : []),
  }
}

function servicesOf({ plausible, ga4, umami, baidu }: AnalyticsOptions): readonly Service[] {
  return [
    ...(plausible ? [plausibleOf(plausible)] : []),
    ...(ga4 ? [googleOf(ga4.id)] : []),
    ...(umami ? [umamiOf(umami)] : []),
    ...(baidu ? [baiduOf(baidu.id)] : []),
  ]
}

function plausibleOf({ domain, host = 'https://plausible.io' }: NonNullable<AnalyticsOptions['plausible']>): Service {
  const { origin } = new URL(host)
  return {
    src: `${origin}/js/script.js`,
    attributes: { 'data-domain': domain },
    policy: { scripts: [origin], connect: [origin] },
  }
}

const googleOf = (id: string): Service => ({
  src: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
  before: `window.dataLayer=window.dataLayer||[];window.gtag=function(){dataLayer.push(arguments)};gtag('js',new Date());gtag('config',${literal(id)});`,
  policy: {
    scripts: ['https://*.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
    images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  },
})

const umamiCloud = 'https://cloud.umami.is'

function umamiOf({ id, host = umamiCloud }: NonNullable<AnalyticsOptions['umami']>): Service {
  const { origin } = new URL(host)
  return {
    src: `${origin}/script.js`,
    attributes: { 'data-website-id': id },
    // The cloud takes visits at another address than it has its script.
    policy: {
      scripts: [origin],
      connect: origin === umamiCloud ? [origin, 'https://api-gateway.umami.dev'] : [origin],
    },
  }
}

/** It counts pages that the browser loads itself, so those that the navigator shows are told to it. */
const baiduOf = (id: string): Service => ({
  src: `https://hm.baidu.com/hm.js?${encodeURIComponent(id)}`,
  before:
    'window._hmt=window._hmt||[];(function(){var push=history.pushState;function tell(){_hmt.push(["_trackPageview",location.pathname+location.search])}' +
    'history.pushState=function(){push.apply(history,arguments);tell()};addEventListener("popstate",tell)})();',
  policy: {
    scripts: ['https://hm.baidu.com'],
    connect: ['https://hm.baidu.com'],
    images: ['https://hm.baidu.com'],
  },
})

const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** The root says what the reader answered before this script runs, and whenever that changes. */
function scriptOf(services: readonly Service[], needsConsent: boolean): string {
  const loads = services.map(
    ({ src, attributes = {}, before = '' }) => `${before}load(${literal(src)},${literal(attributes)});`,
  )
  return `(function(){
var root=document.documentElement,name='data-consent',watcher;
function load(src,attributes){var script=document.createElement('script');script.src=src;script.async=true;
for(var key in attributes)script.setAttribute(key,attributes[key]);document.head.append(script)}
function start(){var answer=root.getAttribute(name);
if(answer!=='granted'&&(answer!==null||${needsConsent}))return false;
if(watcher)watcher.disconnect();
${loads.join('\n')}
return true}
if(!start()){watcher=new MutationObserver(start);watcher.observe(root,{attributes:true,attributeFilter:[name]})}
})()
`
}

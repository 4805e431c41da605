/** A page of another site in a frame: a video, an editor. Its link is beside it, for paper and where frames are not shown. */
import type { Element } from 'hast'
import * as messages from '../frameMessages.ts'
import { htmlNotAllowed } from '../messages.ts'
import type { Page, Positioned } from '../page.ts'
import { element, text } from './element.ts'

export type Embed = { readonly src: string; readonly title: string | undefined; readonly at: Positioned }

/** Of an `<iframe>` with these attributes. One that cannot be shown is reported. */
export function frameOf(
  { src, title }: Readonly<Record<string, unknown>>,
  at: Positioned,
  page: Page,
): Element | undefined {
  const embed = { src: typeof src === 'string' ? src : '', title: typeof title === 'string' ? title : undefined, at }
  const shown = embedElement(embed, page)
  if (!shown)
    page.problems.push(htmlNotAllowed(page.place(at), '<iframe>', 'Frames show https: addresses of other sites.'))
  return shown
}

/** Undefined where the address cannot be shown in a frame. Reports a host that is not in `frames.hosts`. */
export function embedElement({ src, title, at }: Embed, page: Page): Element | undefined {
  const url = URL.canParse(src, secure) ? new URL(src, secure) : undefined
  const frame = url && frameUrl(url)
  if (frame?.protocol !== 'https:' || frame.origin === secure) return undefined
  if (!page.frameHosts.includes(frame.origin))
    page.problems.push(messages.frameHostUnknown(page.place(at), frame.origin))
  const name = title?.trim() || frame.hostname
  const properties = {
    ...{ src: frame.href, title: name, loading: 'lazy', allowFullScreen: true },
    sandbox: 'allow-forms allow-popups allow-presentation allow-same-origin allow-scripts'.split(' '),
  }
  const link = element('a', { href: url!.href }, [text(name)])
  return element('figure', { className: ['embed'] }, [
    element('iframe', properties, []),
    element('figcaption', {}, [link]),
  ])
}

/** An address without a scheme begins here, and is refused. */
const secure = 'https://page.invalid'

/** The address that may be framed of a page that people copy from their browser. YouTube's sets no cookies before it plays. */
function frameUrl(url: URL): URL {
  const [, first = '', second = ''] = url.pathname.split('/')
  switch (url.hostname.replace(/^(?:www|m)\./, '')) {
    case 'youtu.be':
      return video(first, url)
    case 'youtube.com':
    case 'youtube-nocookie.com':
      if (first === 'watch') return video(url.searchParams.get('v') ?? '', url)
      return ['embed', 'shorts', 'live'].includes(first) ? video(second, url) : url
    case 'codesandbox.io':
      return first === 's' ? new URL(`/embed/${second}${url.search}`, url) : url
    case 'stackblitz.com': {
      const framed = new URL(url)
      framed.searchParams.set('embed', '1')
      return framed
    }
    default:
      return url
  }
}

function video(id: string, { searchParams }: URL): URL {
  const url = new URL(`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`)
  const list = searchParams.get('list')
  const start = Number.parseInt(searchParams.get('start') ?? searchParams.get('t') ?? '', 10)
  if (list) url.searchParams.set('list', list)
  if (start > 0) url.searchParams.set('start', String(start))
  return url
}

/** Tags that a site or a plugin may add to the head of every page. A message is the noun phrase after "should be". */
import * as v from 'valibot'

/** Names as HTML spells them; handlers are scripts, the policy refuses styles, and the others mean something to React. */
const name = v.pipe(
  v.string(),
  v.regex(
    /^(?!on|(?:children|key|ref|style)$)[a-z][a-z-]*$/,
    'an attribute of the tag in small letters, such as "content"',
  ),
)

/** What themes and the engine write on each page, or what decides over them. */
const ownRelations = /(?:^|\s)(?:canonical|stylesheet|preload|modulepreload|manifest)(?:\s|$)/i

export const headTag = v.pipe(
  v.strictObject({ tag: v.picklist(['meta', 'link'], '`meta` or `link`'), attributes: v.record(name, v.string()) }),
  v.check(
    ({ tag, attributes }) => tag === 'link' || !('http-equiv' in attributes || 'charset' in attributes),
    'a tag with `name` or `property`, and `content`: the engine decides over `http-equiv` and `charset`',
  ),
  v.check(
    ({ tag, attributes: { rel, href } }) => tag === 'meta' || Boolean(rel && href && isReachable(href)),
    'a tag with `rel`, and an `href` that is a path or an address starting with https: or http:',
  ),
  v.check(
    ({ tag, attributes: { rel = '' } }) => tag === 'meta' || !ownRelations.test(rel),
    'a tag of another relation: the theme writes `canonical`, `stylesheet`, `preload`, `modulepreload` and `manifest`',
  ),
)

function isReachable(href: string): boolean {
  return /^\/[^/\\\s]\S*$/.test(href) || /^https?:$/.test(URL.parse(href)?.protocol ?? '')
}

/** Tags that a page adds to its own head. Front matter is not trusted: none of them has a browser ask anybody else, or tell others more. */
import * as v from 'valibot'
import { headTag } from '../../engine/html/headTag.ts'

/** Relations that name a page, and load nothing in any browser: some fetch what is `next`, or describes a `search`. */
const naming = /^(?:alternate|author|help|license|me|payment|prev|privacy-policy|terms-of-service|webmention)$/i

export const pageHeadTag = v.pipe(
  headTag,
  v.check(
    ({ tag, attributes: { rel = '', href = '' } }) =>
      tag === 'meta' ||
      href.startsWith('/') ||
      rel
        .trim()
        .split(/\s+/)
        .every((each) => naming.test(each)),
    'a tag that loads nothing from elsewhere: the configuration names such tags, for all pages',
  ),
  v.check(
    ({ tag, attributes: { name = '' } }) => tag === 'link' || name.toLowerCase() !== 'referrer',
    'another tag: the configuration decides what other sites are told of visits',
  ),
)

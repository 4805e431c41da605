/** What answers carry, without the server that gives them: for plugins that write it for other hosts. */
export { contentTypes } from './contentType.ts'
export { hostHeaders, type Hsts } from './securityHeaders.ts'
export { sourcesOf } from './sourcesOf.ts'

#!/usr/bin/env node
/** `npm create <engine> my-docs -- --locale zh` is `npx site new site my-docs --locale zh`: finds the engine and calls it. */
import { readFileSync } from 'node:fs'

const manifest = import.meta.resolve('site-engine/package.json')
const { bin } = JSON.parse(readFileSync(new URL(manifest), 'utf8'))
process.argv.splice(2, 0, 'new', 'site')
await import(new URL(bin.site, manifest).href)

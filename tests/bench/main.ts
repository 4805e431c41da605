/**
 * `npm run bench [-- --quick]`: what the engine costs on a generated site, beside its targets.
 * `npm run bench -- --rivals`: builds beside Docusaurus, Starlight, Eleventy and Hugo, on the same pages.
 * `npm run bench -- --shared [--quick]`: a build of an empty machine with a filled shared store, beside one with nothing to do.
 * `npm run bench -- --serve`: preview beside `sirv-cli`, on the site as it was built last.
 * `npm run bench -- --shards`: one site, divided among machines.
 *
 * Machines are noisy: look at CPU seconds and at ratios first; the load average is printed with the figures.
 */
import { argv } from 'node:process'

if (argv.includes('--serve')) await import('./serve.ts')
else if (argv.includes('--shards')) await import('./shards.ts')
else if (argv.includes('--shared')) await import('./shared.ts')
else if (argv.includes('--rivals')) await import('./rivals.ts')
else await import('./builds.ts')

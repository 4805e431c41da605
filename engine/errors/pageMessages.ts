/**
 * Sentences about pages that could not be rendered. What is wrong with a module is wrong with each of its pages, so the message
 * has no path: it is told once, with a page that shows it in the hint.
 */
import { isOfPackage, packageOf } from '../paths/packageOf.ts'
import type { Place } from '../types.ts'
import { toDiagnostics } from './foreign.ts'
import { exportPlace, quotedPlace } from './importErrors.ts'
import { adviceOf, shownBy } from './renderAdvice.ts'
import { SiteError } from './SiteError.ts'
import { didYouMean, suggest } from './suggest.ts'

type Configured = { readonly root: string; readonly file: string }

/** `id` is the island's file without its ending, `folder` that of the app. */
export const islandOutside = (id: string, folder: string, path: string): SiteError =>
  new SiteError(`The island "${id}" lies where islands are not looked for, so no browser would get it`, {
    code: 'island-outside',
    place: { file: `${id}.island.tsx` },
    hint: `Move it below ${folder}/, a folder of components or that of a brand. ${shownBy(path)}`,
  })

/** `views` are those that there are. It is told where the configuration names it; other views are a plugin's own. */
export const viewMissing = (
  view: string,
  path: string,
  views: readonly string[],
  { root, file }: Configured,
): SiteError =>
  new SiteError(`The view "${view}" is not among the layouts and pages of the site`, {
    code: 'view-missing',
    place: quotedPlace(view, file, root) ?? { file: view },
    hint: `${didYouMean(view, suggest(view, views) ? views : []) ?? 'A view is a .tsx file in layouts/, or a .page.tsx in pages/, of the site or of a folder of components.'} Its default export is the component. ${shownBy(path)}`,
  })

type FailedPage = { readonly path: string; readonly view: string; readonly thrownIn?: string | undefined }

/** `path` is of a page, `view` what the project has of it, from `root`; `thrownIn` is a file of a package. */
export function pageFailed({ path, view, thrownIn }: FailedPage, cause: unknown, root: string): SiteError {
  const told = toDiagnostics(cause, { file: view, root })
  const { code, message: said, place, hint } = told[0]!
  if (code !== 'unexpected') return SiteError.from(told)
  const message = thrownIn === undefined ? said : `${said}, in the package ${packageOf(thrownIn)} (${thrownIn})`
  return new SiteError(`This page could not be rendered: ${message}`, {
    code: 'page-failed',
    place: place?.line === undefined ? exportPlace(view, root) : place,
    hint: `${adviceOf(said) ?? hint} ${shownBy(path)}`,
    cause,
  })
}

/** What all pages share fails as soon as it is loaded. `place` is that of a component that threw it. */
export function appFailed(
  cause: unknown,
  place: Place | undefined,
  { root, app }: { readonly root: string; readonly app: string },
): SiteError {
  const told = toDiagnostics(cause, { root })
  const { code, message: said } = told[0]!
  if (code !== 'unexpected') return SiteError.from(told)
  return new SiteError(`No page can be rendered: ${said}`, {
    code: 'page-failed',
    place: place ?? { file: app },
    hint: adviceOf(said) ?? `It is thrown when ${app} is loaded, or a module that it imports.`,
    cause,
  })
}

type WaitingPage = {
  readonly path: string
  readonly view: string
  /** Where a component asked for it, if it was one of the project. */
  readonly asked: Place | undefined
  /** In seconds; undefined where what comes is asked for again and again. */
  readonly limit: number | undefined
}

/** `path` is of a page, `view` what the project has of it, from `root`. */
export const pageWaits = ({ path, view, asked, limit }: WaitingPage, root: string): SiteError =>
  new SiteError(
    limit === undefined
      ? 'This waits for another promise each time it is rendered'
      : `This waits for something that does not come within ${limit} s`,
    {
      code: 'page-waits',
      place: asked && !isOfPackage(asked.file) ? asked : exportPlace(view, root),
      hint: `${
        limit === undefined
          ? 'A promise is made outside of the components that use it, or kept by what it depends on; no component is async. A plugin can load what is shown.'
          : 'A promise that a component uses, or that lazy() loads, never settles; "hookTimeout" in the configuration gives it more time.'
      } ${shownBy(path)}`,
    },
  )

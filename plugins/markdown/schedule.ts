/** Pages that are there and not published: drafts, and those whose time has not come. Dev shows them. */
import type { Config, Document, Scheduled } from '../../engine/types.ts'

type Publishing = {
  readonly draft: boolean
  /** Instant. */
  readonly publishAt: string | undefined
}

export const isPublished = ({ draft, publishAt }: Publishing, { production, now }: Config): boolean =>
  !production || !(draft || isLater(publishAt, now))

/** Instant from which a page will be part of a build; undefined where it is one now. */
export const laterThan = (now: Date, publishAt: string | undefined): string | undefined =>
  isLater(publishAt, now) ? publishAt : undefined

/** What a build leaves out for now. Other documents than pages may stand among them. */
export const scheduledIn = (documents: readonly Document[], { production, now }: Config): readonly Scheduled[] =>
  documents.flatMap(({ file, data }) => {
    const { draft, publishAt } = data as Partial<Publishing>
    return production && !draft && publishAt && isLater(publishAt, now) ? [{ file, at: publishAt }] : []
  })

const isLater = (publishAt: string | undefined, now: Date): boolean =>
  publishAt !== undefined && Date.parse(publishAt) > now.getTime()

/** Pages that are not published: drafts, and pages with a later date of publication. The dev server shows them. */
import type { Config, Document, Scheduled } from '../../engine/types.ts'
import type { Unpublished } from './types.ts'

export type Publishing = {
  readonly draft: boolean
  /** Instant. */
  readonly publishAt: string | undefined
}

export const isPublished = ({ draft, publishAt }: Publishing, { production, now }: Config): boolean =>
  !production || !(draft || isPending(publishAt, now))

export const unpublished = ({ draft, publishAt }: Publishing, { now }: Config): Unpublished => ({
  draft: draft || undefined,
  scheduled: isPending(publishAt, now) ? publishAt : undefined,
})

/** Documents that will be published later. Documents of other kinds have no such date. */
export const scheduledIn = (documents: readonly Document[], { production, now }: Config): readonly Scheduled[] =>
  documents.flatMap(({ file, data }) => {
    const { draft, publishAt } = data as Partial<Publishing>
    return production && !draft && publishAt && isPending(publishAt, now) ? [{ file, at: publishAt }] : []
  })

const isPending = (publishAt: string | undefined, now: Date): boolean =>
  publishAt !== undefined && Date.parse(publishAt) > now.getTime()

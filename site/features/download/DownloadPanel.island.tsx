/** Editions, packages, and the link to one of them. */
import { useMachine } from '@xstate/react'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { island } from '../../../engine/client/index.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { accountAttributes, downloadAttributes } from '../../client/behaviour.ts'
import { clock } from '../../machines/clock.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TabList } from '../../ui/TabList.tsx'
import { downloadMachine } from './download.machine.ts'
import { back, panel, progress, trouble } from './download.styles.ts'
import { asEdition, offeredEditions } from './editions.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { Products } from './Products.tsx'
import { getDownload, listProducts, type DownloadProps } from './services.ts'
import { wordsOf } from './words.ts'

function DownloadPanel(props: DownloadProps) {
  const words = wordsOf(props.locale)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [snapshot, send] = useMachine(
    downloadMachine.provide({
      actors: {
        listProducts: fromPromise(({ input, signal }) => listProducts(props, input.edition, signal)),
        getDownload: fromPromise(({ input, signal }) => getDownload(props, input, signal)),
        clock,
      },
    }),
  )
  const { packages } = props
  useDialogEvents(root, packages, send)

  const { edition } = snapshot.context
  const { value: state } = snapshot
  const shown = useRef<HTMLDivElement>(null)
  // What was pressed may be gone, and the focus with it.
  useEffect(() => {
    if (state !== 'closed' && document.activeElement === document.body) shown.current!.focus()
  }, [state])
  const tabs = offeredEditions(packages).map((value) => ({ value, text: words.editions[value] }))
  return (
    <div ref={root} className={panel} {...attribute(downloadAttributes.state, state)}>
      {tabs.length > 1 && (
        <TabList
          id={`${id}e`}
          label={words.editions.label}
          tabs={tabs}
          chosen={edition}
          choose={(chosen) => send({ type: 'edition.chosen', edition: chosen })}
          panel={`${id}p`}
        />
      )}
      <div
        ref={shown}
        tabIndex={-1}
        id={`${id}p`}
        {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}e${edition}-tab` })}
      >
        <PanelState id={id} words={words} snapshot={snapshot} send={send} />
      </div>
      <footer>
        <a href={props.install}>{words.install}</a>
        <p>
          {words.terms[0]} <a href={props.terms}>{words.terms[1]}</a>
        </p>
      </footer>
    </div>
  )
}

type Send = ActorRefFrom<typeof downloadMachine>['send']

/** The machine follows the dialog around the panel. */
function useDialogEvents(
  root: RefObject<HTMLDivElement | null>,
  packages: DownloadProps['packages'],
  send: Send,
): void {
  useEffect(() => {
    const dialog = root.current!.closest('dialog')!
    const onOpen = () =>
      send({ type: 'edition.chosen', edition: asEdition(dialog.getAttribute(accountAttributes.edition), packages) })
    const onClose = () => send({ type: 'dialog.closed' })
    dialog.addEventListener('download:open', onOpen)
    dialog.addEventListener('close', onClose)
    // It may have been opened before this code came.
    if (dialog.open) onOpen()
    return () => {
      dialog.removeEventListener('download:open', onOpen)
      dialog.removeEventListener('close', onClose)
    }
  }, [root, send, packages])
}

type PanelStateProps = {
  id: string
  words: ReturnType<typeof wordsOf>
  snapshot: SnapshotFrom<typeof downloadMachine>
  send: Send
}

function PanelState({ id, words, snapshot, send }: PanelStateProps) {
  const { value: state, context } = snapshot
  const { failure } = context
  const retry = () => send({ type: 'retry.requested' })
  return (
    <>
      <output className={progress}>
        {(state === 'listing' || state === 'closed') && words.loadingList}
        {state === 'fetching' && words.loadingInfo}
      </output>
      {(state === 'listing' || state === 'closed') && <Skeleton />}
      {/* Closed is also what has no script: the island answers the click by asking for it again. */}
      {state === 'closed' && <Trouble title={words.listFailed} again={words.retry} onAgain={retry} />}
      {state === 'empty' && <Trouble title={words.empty} text={words.emptyHint} again={words.retry} onAgain={retry} />}
      {state === 'unlisted' && (
        <Trouble title={words.listFailed} text={failure?.reason} again={words.retry} onAgain={retry} />
      )}
      {state === 'unfetched' && (
        <Trouble title={words.infoFailed} text={failure?.reason} again={words.retry} onAgain={retry} />
      )}
      {state === 'choosing' && <Products id={`${id}g`} words={words} context={context} send={send} />}
      {(state === 'ready' || state === 'outdated') && (
        <DownloadLink words={words} context={context} isOver={state === 'outdated'} send={send} />
      )}
      {(['fetching', 'unfetched', 'ready', 'outdated'] as const).some((one) => one === state) && (
        <button
          type="button"
          className={back}
          {...attribute(downloadAttributes.back)}
          onClick={() => send({ type: 'back.requested' })}
        >
          {words.back}
        </button>
      )}
    </>
  )
}

type TroubleProps = { title: string; text?: string | undefined; again: string; onAgain(): void }

const Trouble = ({ title, text, again, onAgain }: TroubleProps) => (
  <div role="alert" className={trouble} {...attribute(downloadAttributes.trouble)}>
    <p>{title}</p>
    {text && <p>{text}</p>}
    <button type="button" onClick={onAgain}>
      {again}
    </button>
  </div>
)

export default island(DownloadPanel, { on: 'interaction' })

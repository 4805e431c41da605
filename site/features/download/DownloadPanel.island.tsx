/** Editions, packages, and the link to one of them. */
import { useMachine } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { fromPromise } from 'xstate'
import { island } from '../../../engine/client/index.ts'
import { clock } from '../../machines/clock.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TabList } from '../../ui/TabList.tsx'
import { downloadMachine } from './download.machine.ts'
import { panel } from './download.styles.ts'
import { asEdition, offered } from './editions.ts'
import { Link } from './Link.tsx'
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
  useEffect(() => {
    const dialog = root.current!.closest('dialog')!
    const onOpen = () => send({ type: 'edition.chosen', edition: asEdition(dialog.dataset['edition'], packages) })
    const onClose = () => send({ type: 'dialog.closed' })
    dialog.addEventListener('download:open', onOpen)
    dialog.addEventListener('close', onClose)
    // It may have been opened before this code came.
    if (dialog.open) onOpen()
    return () => {
      dialog.removeEventListener('download:open', onOpen)
      dialog.removeEventListener('close', onClose)
    }
  }, [send, packages])

  const { edition, fault } = snapshot.context
  const tabs = offered(packages).map((value) => ({ value, text: words.editions[value] }))
  const { value: state } = snapshot
  const retry = () => send({ type: 'retry.requested' })
  return (
    <div ref={root} className={panel} data-state={state}>
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
      <div id={`${id}p`} {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}e${edition}-tab` })}>
        <output data-busy="">
          {(state === 'listing' || state === 'closed') && words.loadingList}
          {state === 'fetching' && words.loadingInfo}
        </output>
        {(state === 'listing' || state === 'closed') && <Skeleton />}
        {state === 'empty' && (
          <Trouble title={words.empty} text={words.emptyHint} again={words.retry} onAgain={retry} />
        )}
        {state === 'unlisted' && (
          <Trouble title={words.listFailed} text={fault?.reason} again={words.retry} onAgain={retry} />
        )}
        {state === 'unfetched' && (
          <Trouble title={words.infoFailed} text={fault?.reason} again={words.retry} onAgain={retry} />
        )}
        {state === 'choosing' && <Products id={`${id}g`} words={words} context={snapshot.context} send={send} />}
        {(state === 'ready' || state === 'outdated') && (
          <Link words={words} context={snapshot.context} isOver={state === 'outdated'} send={send} />
        )}
        {(['fetching', 'unfetched', 'ready', 'outdated'] as const).some((one) => one === state) && (
          <button type="button" data-back="" onClick={() => send({ type: 'back.requested' })}>
            {words.back}
          </button>
        )}
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

type TroubleProps = { title: string; text: string | undefined; again: string; onAgain(): void }

const Trouble = ({ title, text, again, onAgain }: TroubleProps) => (
  <div role="alert" data-trouble="">
    <p>{title}</p>
    {text && <p>{text}</p>}
    <button type="button" onClick={onAgain}>
      {again}
    </button>
  </div>
)

export default island(DownloadPanel, { on: 'interaction' })

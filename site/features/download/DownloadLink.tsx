/** Version, checksum and address of a package, and two ways to fetch it from a shell. */
import { cx } from '@linaria/core'
import { useState } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { attribute } from '../../../theme/client/behaviour.ts'
import { downloadAttributes } from '../../client/behaviour.ts'
import { button, looks } from '../../../theme/ui/button.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { commandsFor } from './commands.ts'
import { minutesLeft, type downloadMachine } from './download.machine.ts'
import type { Words } from './words.ts'
import { mainButton, validity } from './download.styles.ts'

type DownloadLinkProps = {
  words: Words
  context: SnapshotFrom<typeof downloadMachine>['context']
  isOver: boolean
  send(event: EventFromLogic<typeof downloadMachine>): void
}

export function DownloadLink({ words, context, isOver, send }: DownloadLinkProps) {
  const { version, md5, url } = context.info!
  const { wget, curl } = commandsFor(url)
  const isSum = /^[0-9a-f]{32}$/i.test(md5)
  return (
    <>
      <dl>
        <Row term={words.version} text={version || words.none} />
        <Row
          term={words.md5}
          text={isSum ? md5 : words.md5Broken}
          words={isSum ? words : undefined}
          hint={isSum ? words.md5Hint : undefined}
        />
        {!isOver && (
          <>
            <Row term={words.url} text={url} words={words} />
            <Row term="Wget" text={wget} words={words} />
            <Row term="Curl" text={curl} words={words} />
          </>
        )}
      </dl>
      <p className={validity} role={isOver ? 'alert' : undefined}>
        <Icon name="clock" />
        {isOver ? words.outdated : words.valid(minutesLeft(context))}
      </p>
      {isOver ? (
        <button
          type="button"
          className={cx(button, looks.primary, mainButton)}
          {...attribute(downloadAttributes.refresh)}
          onClick={() => send({ type: 'refresh.requested' })}
        >
          {words.refresh}
        </button>
      ) : (
        <a href={url} className={cx(button, looks.primary, mainButton)} rel="noopener" download>
          <Icon name="download" />
          {words.download}
        </a>
      )}
    </>
  )
}

type RowProps = {
  term: string
  text: string
  hint?: string | undefined
  /** Given where the text may be copied. */
  words?: Words | undefined
}

function Row({ term, text, hint, words }: RowProps) {
  const [said, setSaid] = useState<'copied' | 'copyFailed'>()
  async function copy() {
    try {
      // Without a secure context there is no clipboard.
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      setSaid('copyFailed')
    }
  }
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <code>{text}</code>
        {words && (
          <button
            type="button"
            aria-label={words.copy(term)}
            onClick={() => void copy()}
            onBlur={() => setSaid(undefined)}
          >
            <Icon name={said === 'copied' ? 'check' : 'copy'} />
          </button>
        )}
        {hint && <small>{hint}</small>}
        <output>{said && words?.[said]}</output>
      </dd>
    </div>
  )
}

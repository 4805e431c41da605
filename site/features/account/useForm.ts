/** A form whose fields belong to the browser: what was typed or filled in before this code came stays. */
import { useEffect, useRef, useSyncExternalStore, type FormEvent, type RefObject } from 'react'
import type { FormEvent as MachineEvent } from './form.ts'
import type { FieldName, Values } from './rules.ts'

type Options = {
  send(event: MachineEvent): void
  /** Grows each time the form was sent in vain. */
  readonly refused: number
}

type FormProps = {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly method: 'post'
  readonly noValidate: true
  onSubmit(event: FormEvent<HTMLFormElement>): void
  onInput(event: FormEvent<HTMLFormElement>): void
}

export function useForm({ send, refused }: Options): FormProps {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  return {
    ref,
    // Sent before this code came, a password would otherwise stand in the address.
    method: 'post',
    noValidate: true,
    onSubmit(event) {
      event.preventDefault()
      const entries = [...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string')
      send({ type: 'form.submitted', values: Object.fromEntries(entries) as Values })
    },
    onInput(event) {
      const { name } = event.target as HTMLInputElement
      if (name) send({ type: 'field.changed', name: name as FieldName })
    },
  }
}

const never = () => () => {}

/** False in the prerendered markup and for the first moment in the browser. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

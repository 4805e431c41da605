/** A native slider: keyboard, touch and screen readers know it. The value stands beside its name, in words. */
import { useId } from 'react'
import { useRestoredInput } from './useRestoredInput.ts'
import { slider } from './Slider.styles.ts'

type SliderProps = {
  label: string
  hint: string
  /** Percent. */
  value: number
  set: (value: number) => void
  /** The value for eyes and ears. */
  text: string
  ends: readonly [string, string]
}

export function Slider({ label, hint, value, set, text, ends: [least, most] }: SliderProps) {
  const id = useId()
  const input = useRestoredInput(value, (text) => set(Number(text)))
  return (
    <div className={slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-live="off">
        {text}
      </output>
      <p id={`${id}hint`}>{hint}</p>
      <div>
        {/* Geometry is not style: the content security policy lets an attribute of SVG through. */}
        <svg aria-hidden="true">
          <rect width="100%" height="100%" />
          <rect width={`${value}%`} height="100%" />
        </svg>
        <input
          ref={input}
          type="range"
          id={id}
          min={0}
          max={100}
          step={1}
          value={value}
          aria-valuetext={text}
          aria-describedby={`${id}hint`}
          onChange={(event) => set(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p aria-hidden="true" data-search="no">
        <span>{least}</span>
        <span>{most}</span>
      </p>
    </div>
  )
}

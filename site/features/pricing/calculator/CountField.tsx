import { NumberField } from '../../../ui/NumberField.tsx'
import type { FieldsProps } from './fieldsProps.ts'
import { mostNodes, type Field } from './inputs.ts'

type CountFieldProps = FieldsProps & { field: Field; label: string; hint: string }

/** How many there are of something. */
export const CountField = ({ field, label, hint, words, inputs, set }: CountFieldProps) => (
  <NumberField
    words={words}
    label={label}
    hint={hint}
    value={inputs[field]}
    most={mostNodes}
    set={(value) => set(field, value)}
  />
)

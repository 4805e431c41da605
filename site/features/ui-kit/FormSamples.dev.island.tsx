/** Fields in all states, alive. */
import { useState } from 'react'
import { css } from '@linaria/core'
import { island } from '../../../engine/client/index.ts'
import { kitAttributes } from '../../client/behaviour.ts'
import { Field } from '../../ui/Field.tsx'
import { form } from '../account/form.styles.ts'
import { wordsOf as calculatorWords } from '../pricing/calculator/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Select } from '../../ui/Select.tsx'
import { Slider } from '../../ui/Slider.tsx'
import { iconButton } from '../../../theme/ui/iconButton.ts'
import { toast } from '../../ui/toast.ts'
import { kitOf } from './kitOf.ts'

function FormSamples({ locale }: { locale: string }) {
  const kit = kitOf(locale)
  const [rows, setRows] = useState(30)
  const [nodes, setNodes] = useState(2)
  const [page, setPage] = useState(4)
  const regions = kit.regions.map((label, index) => ({ value: String(index), label }))
  return (
    <form
      className={form}
      ref={(element) => element?.setAttribute(kitAttributes.form, '')}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field name="userName" label={kit.field.name} placeholder={kit.field.hint} />
      <Field name="company" label={kit.field.name} defaultValue={kit.field.hint} problem={kit.field.wrong} />
      <Field name="email" label={kit.disabled} defaultValue={kit.field.hint} disabled />
      <Select label={kit.select.label} options={regions} />
      <Select label={kit.select.label} options={regions} problem={kit.select.wrong} />
      <Select label={kit.disabled} options={regions} disabled />
      <Checkbox defaultChecked>{kit.agree}</Checkbox>
      <Checkbox problem={kit.agreeFirst}>{kit.agree}</Checkbox>
      <Checkbox disabled>{kit.disabled}</Checkbox>
      <Slider
        label={kit.slider.label}
        hint={kit.slider.hint}
        value={rows}
        set={setRows}
        text={kit.slider.text(rows)}
        ends={['0', kit.slider.text(100)]}
      />
      <NumberField
        words={calculatorWords(locale)}
        label={kit.number.label}
        hint={kit.number.hint}
        value={nodes}
        most={99}
        set={setNodes}
      />
      <Pagination words={kit.pager} page={page} pages={9} isNarrow={false} onTurn={setPage} />
      <div className={row}>
        <CopyButton
          className={iconButton}
          words={{ ...kit.copy, close: kit.close }}
          text={() => 'docker compose up -d'}
        />
      </div>
      <div className={row}>
        <Button look="plain" onClick={() => toast({ text: kit.toast, tone: 'good', close: kit.close })}>
          {kit.open.toast}
        </Button>
        <Button look="plain" onClick={() => toast({ text: kit.toastBad, tone: 'bad', close: kit.close })}>
          {kit.open.toastBad}
        </Button>
      </div>
    </form>
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
`

export default island(FormSamples, { on: 'load' })

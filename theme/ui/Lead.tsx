/** A paragraph below a title, broken between its phrases. Nothing without a text. */
import { Phrases } from './Phrases.tsx'

type LeadProps = { text: string | undefined; className?: string }

export const Lead = ({ text, className }: LeadProps) =>
  text && (
    <p className={className}>
      <Phrases text={text} />
    </p>
  )

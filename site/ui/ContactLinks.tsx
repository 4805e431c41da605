/** Links to write to and to call. */

/** A long address breaks before the `@`. */
export function MailLink({ to }: { to: string }) {
  const [name, host] = to.split('@')
  return (
    <a href={`mailto:${to}`}>
      <span>
        {name}
        <wbr />@{host}
      </span>
    </a>
  )
}

/** A number in China, as it is dialled there: `0571-88603096`. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:+86${number.replace(/^0|-/g, '')}`}>{number}</a>
)

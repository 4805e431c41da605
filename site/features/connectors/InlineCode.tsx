/** A text of the data files: what stands between backticks is code. */
export const InlineCode = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))

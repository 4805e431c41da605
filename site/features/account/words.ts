/**
 * What the forms say, as props of their islands: only the language of the page reaches the browser. Sentences with a number
 * or a name in them have a blank there.
 */
import { useStrings } from '../../strings/index.ts'
import { blank } from './blank.ts'

export type Words = ReturnType<typeof useAccountWords>

export function useAccountWords() {
  const { problems, failures, code, ...others } = useStrings().account
  const { limited } = failures
  return {
    ...others,
    problems: { ...problems, required: problems.required(blank) },
    failures: { ...failures, limited: { seconds: limited.seconds(blank), minutes: limited.minutes(blank) } },
    code: { ...code, again: code.again(blank), againLabel: code.againLabel(blank) },
  }
}

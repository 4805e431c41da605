/** English stop words. Chinese needs none in an index, since its terms are bigrams; of a query, what makes it a question is left out. */
const words = `
a about above after again all also am an and any are as at be because been before being below between both but by can
cannot could did do does doing done each either else ever every for from further get gets got had has have having he her
here hers him his how however i if in into is it its itself just let like likely may me might more most must my neither
no nor not of off on once only or other our out over own per rather same shall she should since so some such than that
the their them then there these they this those through to too under until up us very via was we were what when where
whether which while who whom whose why will with within without would yet you your
`
const all: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

export const isStopWord = (word: string): boolean => all.has(word)

/** Around what is asked: `怎么卸载`, `延迟变大怎么办`, `什么是脱敏`, `如何把数据导出`. */
const question =
  /^(?:请问|为什么|为何|怎么样|怎么|怎样|如何|什么是|哪些|哪里|能否|可以|把|将)+|(?:怎么办|是什么|什么意思|在哪里|在哪|怎么做|怎么|吗|呢|啊)+$/g

/** A run of Chinese without the words of a question: `` of `怎么`. A single character that is left is no word. */
export function withoutQuestion(run: string): string {
  const rest = run.replace(question, '')
  return [...rest].length === 1 ? run : rest
}

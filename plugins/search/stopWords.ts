/** English stop words. Chinese needs none: its terms are bigrams. */
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

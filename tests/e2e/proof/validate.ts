/** A thread that holds pages against the HTML standard and answers with what it objects to. */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { HtmlValidate } from 'html-validate'
import { ariaDisabled } from './ariaDisabled.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  plugins: [ariaDisabled],
  rules: {
    'aria-disabled': 'error',
    'no-missing-references': 'error',
    'long-title': 'off',
    'void-style': 'off',
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
  },
})

const problems = (workerData as readonly string[]).flatMap((file) => {
  const { results } = validator.validateStringSync(readFileSync(file, 'utf8'))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${file}:${line}:${column} ${message} (${ruleId})`),
  )
})
parentPort!.postMessage(problems)

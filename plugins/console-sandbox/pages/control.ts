/** The control page: the demo account, a link to the outbox, and switches for faults. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { everyCall, faultNames, isFault, type Fault, type Switches } from '../faults.ts'
import { readText, type Env } from '../http.ts'
import { demo } from '../demo.ts'
import type { Services } from '../services.ts'
import { layout, sandboxName, ownPages, type Html } from './layout.ts'

/** `paths` are those of all calls, without base paths. */
export function controlPages({ demoPassword, faults, limiter }: Services, paths: readonly string[]): Hono<Env> {
  const routes = new Hono<Env>()
  // Pages of the console are this one: links to them do not lead away.
  for (const path of ['/', '/usercenter', '/billing'])
    routes.get(path, ownPages, (call) => call.html(controlPage(demoPassword, paths, faults.switches())))
  routes.post('/__faults', ownPages, async (call) => {
    const form = new URLSearchParams(await readText(call.req.raw))
    // Who tests alone must not lock himself out.
    if (form.has('repair')) limiter.forget()
    const wanted = form.has('repair') ? [] : [...form].filter(([path]) => [everyCall, ...paths].includes(path))
    faults.set(new Map(wanted.filter((entry): entry is [string, Fault] => isFault(entry[1]))))
    return call.redirect('/#faults', 303)
  })
  return routes
}

const controlPage = (demoPassword: string, paths: readonly string[], switches: Switches): Html =>
  layout(
    sandboxName,
    html`<p>
        The console's API, on this machine only; the console itself is not here, and links to its pages end on this one.
        Codes arrive in the <a href="/__outbox">outbox</a>; nothing is sent to anyone, and no money moves. The
        <a href="/__requests">requests</a> page shows what was asked.
      </p>
      <h2>Demo account</h2>
      <dl>
        <dt>E-mail</dt>
        <dd>${demo.email}</dd>
        <dt>Phone</dt>
        <dd>${demo.phone}</dd>
        <dt>Password</dt>
        <dd>${demoPassword} (another with each start)</dd>
      </dl>
      <h2 id="faults" tabindex="-1">Faults</h2>
      <p role="status" class="note">${describe(switches)}</p>
      <form method="post" action="/__faults">
        <table>
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">Answer</th>
            </tr>
          </thead>
          <tbody>
            ${[everyCall, ...paths].map((path) => row(path, switches.get(path)))}
          </tbody>
        </table>
        <div class="row bar">
          <button class="main">Apply</button>
          <button name="repair" value="all">Repair everything, forget limits</button>
        </div>
      </form>
      <p class="muted">
        For a single request there is the header <code>x-sandbox-fault</code> with one of ${faultNames.join(', ')}.
      </p>`,
  )

const row = (path: string, fault: Fault | undefined): Html => {
  const id = `fault-${path.replaceAll(/\W+/g, '-')}`
  return html`<tr>
    <td>
      <label for="${id}">${path === everyCall ? 'Every call' : html`<code>${path}</code>`}</label>
    </td>
    <td>
      <select id="${id}" name="${path}">
        <option value="">works</option>
        ${faultNames.map(
          (one) => html`<option value="${one}" ${one === fault ? 'selected' : ''}>${words[one]}</option>`,
        )}
      </select>
    </td>
  </tr>`
}

function describe(switches: Switches): string {
  if (!switches.size) return 'Everything works.'
  const all = switches.get(everyCall)
  const others = switches.size - (all ? 1 : 0)
  const own = others
    ? `${others} ${others === 1 ? 'call has' : 'calls have'} a fault of ${others === 1 ? 'its' : 'their'} own.`
    : ''
  return `${all ? `Every call: ${words[all]}. ` : ''}${own}`
}

const words: Readonly<Record<Fault, string>> = {
  delay: 'answers after 12 seconds',
  '401': 'says: not logged in (401)',
  '500': 'says: system error (500)',
  refused: 'refuses, with a reason for people',
  technical: 'refuses, with a reason for programmers',
  nested: 'refuses, inside of an answer that agrees',
  empty: 'knows of nothing: an empty list',
  malformed: 'is cut in half',
  offline: 'does not answer',
}

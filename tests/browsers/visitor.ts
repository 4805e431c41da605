/** What a visitor does in a browser, whichever it is. */
export type Visitor = {
  readonly name: string
  goto(url: string): Promise<void>
  /** Of the window's inside, in CSS pixels; some browsers have no narrow windows. Gives the width that it has. */
  resize(width: number, height: number): Promise<number>
  /** Runs in the page; what comes and goes is JSON. */
  evaluate<T, A extends readonly unknown[]>(run: (...args: A) => T, ...args: A): Promise<T>
  press(...keys: readonly Key[]): Promise<void>
  type(text: string): Promise<void>
  end(): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | '/'

const patience = 20_000

/** Until it gives something; fails where that takes too long. */
export async function until<T, A extends readonly unknown[]>(
  visitor: Visitor,
  what: string,
  run: (...args: A) => T,
  ...args: A
): Promise<NonNullable<T>> {
  const end = performance.now() + patience
  for (;;) {
    const found = await visitor.evaluate(run, ...args).catch(whileItLoads)
    if (found) return found
    if (performance.now() > end) throw new Error(`${what}: not within ${patience / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A page that is left while it is asked gives no answer. */
const whileItLoads = (): undefined => undefined

export const click = (visitor: Visitor, selector: string): Promise<void> =>
  visitor.evaluate((css) => {
    const element = document.querySelector<HTMLElement>(css)
    if (!element) throw new Error(`There is no ${css}`)
    element.click()
  }, selector)

export const arrives = (visitor: Visitor, path: string): Promise<boolean> =>
  until(visitor, path, (wanted) => location.pathname === wanted && !document.querySelector('.site-progress'), path)

/**
 * Menus: a button and the list it controls, inside an element with `menuAttributes.menu`. They open by mouse after 0.15 s and close 0.1 s after it
 * left, by click, by keyboard. Those of the navbar fold the groups of its drawer below the desktop layout.
 */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { drawerAttributes, menuAttributes } from './behaviour.ts'
import { on } from './on.ts'

const openDelay = 150
const closeDelay = 100
const desktop = matchMedia('(width >= 80em)')

let timer = 0
/** Entered by a pointer that has not moved within it yet. A page that appears under a resting pointer is entered too. */
let entered: HTMLElement | undefined
/** Opened by hovering: the click that usually follows must not close it. */
let hovered: HTMLElement | undefined

const menu = `[${menuAttributes.menu}]`
/** The others, such as that of a person who is logged in, open by click only. */
const hovering = `[${menuAttributes.menu}='']`

/** A list over the page; in a drawer it stands between its neighbours, and several may be open. */
const floats = (menu: HTMLElement) => desktop.matches || !menu.closest(`[${drawerAttributes.drawer}]`)

const menus = () => document.querySelectorAll<HTMLElement>(menu)
const buttonOf = (menu: HTMLElement) => menu.querySelector<HTMLElement>('[aria-expanded]')!
const isOpen = (menu: HTMLElement) => buttonOf(menu).ariaExpanded === 'true'

function set(menu: HTMLElement, open: boolean): void {
  if (open && floats(menu)) for (const other of menus()) if (other !== menu && floats(other)) set(other, false)
  buttonOf(menu).setAttribute('aria-expanded', String(open))
  if (!open && hovered === menu) hovered = undefined
}

const closeAll = (which: (menu: HTMLElement) => boolean = () => true) =>
  [...menus()].filter(which).forEach((menu) => set(menu, false))

on('pointerover', hovering, (menu, event) => {
  if (!floats(menu) || event.pointerType !== 'mouse') return
  clearTimeout(timer)
  entered = isOpen(menu) ? undefined : menu
})
document.addEventListener('pointermove', () => {
  const menu = entered
  if (!menu) return
  entered = undefined
  timer = window.setTimeout(() => {
    set(menu, true)
    hovered = menu
  }, openDelay)
})
on('pointerout', hovering, (menu, event) => {
  if (!floats(menu) || event.pointerType !== 'mouse' || menu.contains(event.relatedTarget as Node | null)) return
  clearTimeout(timer)
  entered = undefined
  if (hovered === menu) timer = window.setTimeout(() => set(menu, false), closeDelay)
})

on('click', `${menu} [aria-expanded]`, (button) => {
  const own = button.closest<HTMLElement>(menu)!
  clearTimeout(timer)
  if (hovered === own) hovered = undefined
  else set(own, !isOpen(own))
})
document.addEventListener('click', (event) => {
  if (!(event.target as Element).closest(menu)) closeAll(floats)
})

on('keydown', menu, (menu, event) => {
  const button = buttonOf(menu)
  if (event.key === 'Escape' && isOpen(menu) && floats(menu)) {
    set(menu, false)
    button.focus()
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    set(menu, true)
    step(menu, event.key === 'ArrowDown' ? 1 : -1)
  }
})
on('focusout', menu, (menu, event) => {
  if (floats(menu) && event.relatedTarget && !menu.contains(event.relatedTarget as Node)) set(menu, false)
})

function step(menu: HTMLElement, by: number): void {
  const stops = [buttonOf(menu), ...menu.querySelectorAll<HTMLElement>(':scope > ul :is(a[href], button)')].filter(
    (stop) => stop.checkVisibility(),
  )
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[(at + by + stops.length) % stops.length]?.focus()
}

onNavigate(() => closeAll())

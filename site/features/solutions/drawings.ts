/** The architectures as data; words come from the dictionary. Names of products are their own in every language. */
import type { Strings } from '../../strings/index.ts'
import type { Box, Drawing, Line } from './Diagram.tsx'

type Words<Page extends 'analytics' | 'rag' | 'collaboration'> = Strings['solutions'][Page]['architecture']['words']

const across = (x1: number, y1: number, x2: number, y2: number): string => {
  const middle = (x1 + x2) / 2
  return y1 === y2 ? `M${x1} ${y1}H${x2}` : `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`
}

export function analyticsDrawing(words: Words<'analytics'>): Drawing {
  const sources = ['MySQL', 'PostgreSQL', 'SQL Server', 'Oracle', 'Kafka']
  const top = (index: number) => 182 + index * 52
  return {
    size: [1120, 540],
    zones: [
      { at: [275, 0, 240, 100], title: words.provider },
      { at: [0, 130, 1120, 410], title: words.own },
    ],
    lines: [
      { d: 'M395 88V236', dashed: true },
      ...sources.map((_, index): Line => ({ d: across(198, top(index) + 20, 310, 268), flows: true })),
      { d: across(480, 268, 600, 268), flows: true },
      { d: 'M710 300V340' },
      { d: 'M710 404V444' },
      { d: across(600, 476, 480, 476), flows: true },
      { d: across(310, 476, 198, 476), flows: true },
      { d: across(840, 350, 930, 268) },
      { d: across(840, 350, 930, 372) },
      { d: across(840, 350, 930, 476) },
    ],
    boxes: [
      { at: [325, 46, 140, 42], title: words.console },
      ...sources.map((title, index): Box => ({ at: [28, top(index), 170, 40], title })),
      { at: [28, 454, 170, 44], title: words.online, look: 'tint' },
      { at: [310, 236, 170, 64], title: words.capture, note: words.captureNote, look: 'strong' },
      { at: [310, 444, 170, 64], title: words.back, note: words.backNote, look: 'strong' },
      { at: [580, 164, 260, 364], title: '', look: 'dark' },
      { at: [600, 236, 220, 64], title: 'ODS', note: words.ods, look: 'tint' },
      { at: [600, 340, 220, 64], title: 'DW', note: words.dw, look: 'tint' },
      { at: [600, 444, 220, 64], title: 'APP · DWM', note: words.app, look: 'tint' },
      { at: [930, 244, 162, 48], title: words.reports },
      { at: [930, 348, 162, 48], title: words.services },
      { at: [930, 452, 162, 48], title: words.external },
    ],
    labels: [
      { at: [446, 120], text: words.control },
      { at: [530, 256], text: words.load },
      { at: [710, 208], text: 'StarRocks', strong: true },
    ],
  }
}

export const ragDrawing = (words: Words<'rag'>): Drawing => ({
  size: [1120, 430],
  zones: [
    { at: [0, 0, 860, 190], title: words.fill },
    { at: [0, 230, 860, 200], title: words.ask },
  ],
  lines: [
    ...[108, 340].flatMap((y): readonly Line[] => [
      { d: across(250, y, 286, y), flows: true },
      { d: across(424, y, 460, y), flows: true },
      { d: across(610, y, 660, y), flows: true },
    ]),
    { d: across(830, 108, 905, 170), flows: true },
    { d: across(830, 340, 905, 280), flows: true },
    { d: 'M745 380V408H355V380', dashed: true },
  ],
  boxes: [
    { at: [28, 68, 222, 80], title: words.data, note: words.dataNote },
    { at: [286, 68, 138, 80], title: words.split, look: 'tint' },
    { at: [460, 68, 150, 80], title: words.enrich, look: 'tint' },
    { at: [660, 68, 170, 80], title: words.embed, look: 'tint' },
    { at: [28, 300, 222, 80], title: words.apps, note: words.appsNote },
    { at: [286, 300, 138, 80], title: words.api, note: words.apiNote, look: 'strong' },
    { at: [460, 300, 150, 80], title: words.query, look: 'tint' },
    { at: [660, 300, 170, 80], title: words.retrieve, look: 'tint' },
    { at: [905, 105, 210, 240], title: words.vectors, note: 'PostgreSQL · Elasticsearch', look: 'dark' },
  ],
  labels: [{ at: [550, 402], text: words.answer }],
})

export function collaborationDrawing(words: Words<'collaboration'>): Drawing {
  const sources = ['MySQL', 'Oracle', 'PostgreSQL', 'SQL Server', 'StarRocks']
  const top = (index: number) => 24 + index * 62
  return {
    size: [1120, 440],
    zones: [{ at: [924, 6, 196, 322], title: '' }],
    lines: [
      ...words.people.map((_, index): Line => ({ d: across(182, top(index) + 53, 400, 170), flows: true })),
      ...sources.map((_, index): Line => ({ d: across(700, 170, 938, top(index) + 22), flows: true })),
      { d: 'M465 310V360', dashed: true },
      { d: 'M600 392H640', flows: true },
      { d: 'M860 392H1023V328', flows: true },
    ],
    boxes: [
      ...words.people.map((title, index): Box => ({ at: [2, top(index) + 31, 180, 44], title })),
      { at: [400, 30, 300, 280], title: '', look: 'dark' },
      { at: [424, 60, 252, 60], title: words.permission, look: 'tint' },
      { at: [424, 140, 252, 60], title: words.check, look: 'tint' },
      { at: [424, 220, 252, 60], title: words.mask, look: 'tint' },
      ...sources.map((title, index): Box => ({ at: [938, top(index), 168, 44], title })),
      { at: [330, 360, 270, 64], title: words.approval, note: words.approvalNote },
      { at: [640, 360, 220, 64], title: words.execute, note: words.executeNote, look: 'strong' },
    ],
  }
}

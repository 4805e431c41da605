/** Finds prices, promises about latency and counts of what can be connected that were typed instead of named. */
import type { Figures } from '../markdown/index.ts'
import { countTyped, latencyTyped, priceTyped } from './messages.ts'

const price =
  /[$¥￥€£]\s?\d[\d,]*(?:\.\d+)?|(?<![\d.,])\d[\d,]*(?:\.\d+)?\s?(?:元|美元|yuan\b|dollars?\b|USD\b|CNY\b|RMB\b)/gi

/** Nothing but an upper bound is a promise: a timeout of 5 s and a query of 30 s are none. */
const latency =
  /(?:[<≤]|\b(?:below|under|within|at most|less than)|低于|不高于|不超过|小于)\s*\d+(?:\.\d+)?\s?(?:ms|s|milliseconds?|seconds?|毫秒|秒)(?![a-z])|\d+(?:\.\d+)?\s?(?:毫秒|秒)(?:以内|之内|内)/gi

/** Kinds of sources in tens: `60+ connectors`, `16 kinds of data sources`. How many somebody has added is no such count. */
const kinds =
  /(?<![\d.,])\d{2,}(?:\+? (?:data sources|connectors|kinds of (?:data )?sources)|\+ (?:sources|kinds|databases))\b|(?<![\d.,])\d{2,}\s?(?:\+\s?种?|[多余]?\s?种)(?:数据源|连接器|数据库)/gi

/** `allowed`: texts that look like a price and are none of the product's. */
export const typedIn =
  (allowed: readonly string[]): Figures['typedIn'] =>
  (text) =>
    [
      ...[...text.matchAll(price)].map((match) => ({ match, problem: priceTyped })),
      ...[...text.matchAll(latency)].map((match) => ({ match, problem: latencyTyped })),
      ...[...text.matchAll(kinds)].map((match) => ({ match, problem: countTyped })),
    ]
      .filter(({ match: [found] }) => !allowed.includes(found))
      .map(({ match, problem }) => ({ index: match.index, problem: (place) => problem(place, match[0]) }))

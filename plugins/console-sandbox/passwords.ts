/** Passwords: decrypting them, checking their strength, hashing them. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import smCrypto from 'sm-crypto'
import { tryTo } from '../../engine/errors/tryTo.ts'
import { setting, type Database } from './database.ts'

const { sm2 } = smCrypto

/** The order C1C3C2, which the console uses. */
const cipherMode = 1

export type Passwords = {
  /** Uncompressed point, hex, starts with 04. */
  readonly publicKey: string
  /** Undefined if the text was not encrypted with the public key. */
  decrypt(text: string): string | undefined
  hash(password: string): Promise<string>
  /** Takes equally long without a hash, so that the time does not reveal whether an account exists. */
  verify(password: string, hash: string | undefined): Promise<boolean>
}

/** `cost` is scrypt's N, a power of two. */
export function createPasswords(database: Database, cost: number): Passwords {
  const pair = JSON.parse(setting(database, 'key-pair', () => JSON.stringify(sm2.generateKeyPairHex()))) as Pair
  const queue = createQueue(2)
  const derive = (password: string, salt: Buffer, N: number) =>
    queue(
      () =>
        new Promise<Buffer>((resolve, reject) =>
          scrypt(password.normalize('NFC'), salt, 32, { N, r: 8, p: 1, maxmem: 256 * N * 8 }, (error, key) =>
            error ? reject(error) : resolve(key),
          ),
        ),
    )
  return {
    publicKey: pair.publicKey,
    decrypt(text) {
      // C1 is 64 bytes, C3 is 32, and there is at least one byte of text.
      if (text.length < 194 || text.length > 1_024 || !/^[0-9a-f]+$/i.test(text)) return undefined
      return tryTo(() => sm2.doDecrypt(text, pair.privateKey, cipherMode)) || undefined
    },
    async hash(password) {
      const salt = randomBytes(16)
      const key = await derive(password, salt, cost)
      return `$scrypt$ln=${Math.log2(cost)},r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`
    },
    async verify(password, hash) {
      const [, ln, salt = '', kept = ''] = /^\$scrypt\$ln=(\d+),r=8,p=1\$([\w-]+)\$([\w-]+)$/.exec(hash ?? '') ?? []
      const key = await derive(password, Buffer.from(salt, 'base64url'), ln ? 2 ** Number(ln) : cost)
      const expected = Buffer.from(kept, 'base64url')
      return expected.length === key.length && timingSafeEqual(expected, key)
    },
  }
}

/** 8 to 32 characters, a letter, a digit and one of `$ % ^ & # _`. */
export const isStrong = (password: string): boolean => {
  const { length } = [...password]
  return length >= 8 && length <= 32 && /[a-z]/i.test(password) && /\d/.test(password) && /[$%^&#_]/.test(password)
}

type Pair = { readonly publicKey: string; readonly privateKey: string }

/** Hashing uses much memory by design; many logins at once must not exhaust it. */
function createQueue(width: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= width) await new Promise<void>((go) => waiting.push(go))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

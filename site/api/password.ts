/** Passwords travel encrypted with the console's key: SM2, order C1C3C2. Without a key nothing is sent. */
import type { Account } from './account.ts'
import { Failure } from './failure.ts'

export type Passwords = {
  /** Hex, by password in the order given. Throws `Failure`. */
  encrypt(passwords: readonly string[]): Promise<string[]>
  /** Fetches the key and the library before they are needed, once; what fails is tried again when they are. */
  prepare(): void
  /** The console changes its key at times; the next password asks for it anew. */
  forgetKey(): void
}

const cipherMode = 1

/** The key is asked for once per page, and again after it was of no use. */
export function createPasswords({ getPublicKey }: Pick<Account, 'getPublicKey'>): Passwords {
  let key: Promise<string> | undefined
  let isPrepared = false
  const loadKey = () => {
    const loading = (key ??= getPublicKey())
    loading.catch(() => {
      if (key === loading) key = undefined
    })
    return loading
  }
  return {
    async encrypt(passwords) {
      const [publicKey, sm2] = await Promise.all([loadKey(), loadLibrary()])
      return passwords.map((password) => {
        const cipher = sm2.doEncrypt(password, publicKey, cipherMode)
        if (!/^[0-9a-f]{194,}$/i.test(cipher)) throw new Failure('unknown')
        return cipher
      })
    },
    prepare() {
      if (isPrepared) return
      isPrepared = true
      Promise.all([loadKey(), loadLibrary()]).catch(() => {})
    },
    forgetKey() {
      key = undefined
    },
  }
}

/** Large, and only forms with a password need it. The rest of the package are other ciphers. */
const loadLibrary = async () => {
  try {
    return (await import('sm-crypto/src/sm2/index.js')).default
  } catch (cause) {
    throw new Failure('offline', { cause })
  }
}

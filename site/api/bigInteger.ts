/**
 * What `sm-crypto` counts with where it encrypts, on the integers of the language. In the browser it stands in for `jsbn`, which is
 * older than those, and most of what the cipher weighs. Random ones come from the browser, without the generator that `sm-crypto` brings.
 */
export class BigInteger {
  static readonly ZERO = new BigInteger(0n)
  static readonly ONE = new BigInteger(1n)
  readonly #value: bigint

  /** A value; or digits and their base; or how many bits a random one has at most. */
  constructor(value: bigint | string | number, base?: unknown) {
    this.#value = typeof value === 'number' ? randomBits(value) : BigInt(base === 16 ? `0x${value}` : value)
  }

  add(other: BigInteger): BigInteger {
    return new BigInteger(this.#value + other.#value)
  }

  subtract(other: BigInteger): BigInteger {
    return new BigInteger(this.#value - other.#value)
  }

  multiply(other: BigInteger): BigInteger {
    return new BigInteger(this.#value * other.#value)
  }

  divide(other: BigInteger): BigInteger {
    return new BigInteger(this.#value / other.#value)
  }

  square(): BigInteger {
    return new BigInteger(this.#value ** 2n)
  }

  negate(): BigInteger {
    return new BigInteger(-this.#value)
  }

  shiftLeft(bits: number): BigInteger {
    return new BigInteger(this.#value << BigInt(bits))
  }

  mod(divisor: BigInteger): BigInteger {
    return new BigInteger(modulo(this.#value, divisor.#value))
  }

  modPow(exponent: BigInteger, divisor: BigInteger): BigInteger {
    let [result, base] = [1n, this.#value]
    for (let rest = exponent.#value; rest; rest >>= 1n) {
      if (rest & 1n) result = modulo(result * base, divisor.#value)
      base = modulo(base * base, divisor.#value)
    }
    return new BigInteger(result)
  }

  /** By Euclid, of a divisor that is prime. */
  modInverse(divisor: BigInteger): BigInteger {
    let [a, b, x, y] = [modulo(this.#value, divisor.#value), divisor.#value, 1n, 0n]
    while (b) {
      const times = a / b
      ;[a, b, x, y] = [b, a - times * b, y, x - times * y]
    }
    return new BigInteger(modulo(x, divisor.#value))
  }

  equals(other: BigInteger): boolean {
    return this.#value === other.#value
  }

  signum(): number {
    return Math.sign(Number(this.#value))
  }

  bitLength(): number {
    return this.#value.toString(2).length
  }

  testBit(index: number): boolean {
    return ((this.#value >> BigInt(index)) & 1n) === 1n
  }

  toString(base: number): string {
    return this.#value.toString(base)
  }

  toRadix(base: number): string {
    return this.toString(base)
  }
}

/** Never negative. */
const modulo = (value: bigint, divisor: bigint): bigint => ((value % divisor) + divisor) % divisor

function randomBits(length: number): bigint {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(length / 8)))
  const value = bytes.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n)
  return value & ((1n << BigInt(length)) - 1n)
}

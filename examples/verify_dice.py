#!/usr/bin/env python3
"""Checks the dice of a Starboard match file without any code of Starboard.

    verify_dice.py FILE [--commitment HEX] [--count N] [--below BOUND]

Only the standard library is used. docs/fair-dice.md specifies every step. The choices are not
replayed here: `starboard verify FILE` does that.
"""
import argparse
import hashlib
import hmac
import json
import struct
import sys

MASK = 0xFFFFFFFF


def encode(*parts):
    """Each part after its length, eight bytes with the highest first."""
    return b"".join(struct.pack(">Q", len(part)) + part for part in parts)


def hkdf_sha256(ikm, salt, info):
    """HKDF (RFC 5869) for one block of output: 32 bytes."""
    prk = hmac.new(salt, ikm, hashlib.sha256).digest()
    return hmac.new(prk, info + b"\x01", hashlib.sha256).digest()


def quarter(x, a, b, c, d):
    for first, second, third, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[first] = (x[first] + x[second]) & MASK
        word = x[third] ^ x[first]
        x[third] = (word << turn | word >> (32 - turn)) & MASK


def chacha8(key):
    """The words of a ChaCha stream of eight rounds: block counter from 0, nonce 0."""
    start = list(struct.unpack("<4I", b"expand 32-byte k") + struct.unpack("<8I", key))
    block = 0
    while True:
        begin = start + [block & MASK, block >> 32, 0, 0]
        x = begin[:]
        for _ in range(4):
            for column in range(4):
                quarter(x, column, column + 4, column + 8, column + 12)
            for first in range(4):
                quarter(x, first, 4 + (first + 1) % 4, 8 + (first + 2) % 4, 12 + (first + 3) % 4)
        yield from ((one + other) & MASK for one, other in zip(x, begin))
        block += 1


def below(words, bound):
    """A number from 0 to bound - 1, each equally likely (Lemire's method)."""
    if bound <= 1:
        return 0
    while True:
        product = next(words) * bound
        if product & MASK >= (-bound & MASK) % bound:
            return product >> 32


def derive(record):
    """What was promised, and the key of the dice."""
    if record.get("dice", 1) == 1:
        seed, words = record["seed"], record.get("words", [])
        mixed = hashlib.sha256("\n".join([seed, *words]).encode()).hexdigest() if words else seed
        return hashlib.sha256(seed.encode()).hexdigest(), hashlib.sha256(mixed.encode()).digest()
    if record["dice"] != 2:
        sys.exit(f"unknown version of the dice: {record['dice']}")
    table, secret = record["table"].encode(), bytes.fromhex(record["secret"])
    commitment = hashlib.sha256(encode(b"starboard commitment v2", table, secret)).hexdigest()
    salt = encode(b"starboard contributions v2")
    for given in record.get("contributions", []):
        parts = bytes([given["seat"]]), bytes.fromhex(given["bytes"]), given.get("words", "").encode()
        salt += encode(*parts)
        print("contribution", given["seat"], hashlib.sha256(encode(b"starboard contribution v2", table, *parts)).hexdigest())
    for seat in record.get("left_out", []):
        print("left out    ", seat)
    return commitment, hkdf_sha256(secret, salt, b"starboard dice v2")


def main():
    arguments = argparse.ArgumentParser(description="Checks the dice of a Starboard match file.")
    arguments.add_argument("file")
    arguments.add_argument("--commitment", help="what was published before the game")
    arguments.add_argument("--count", type=int, default=12, help="so many draws are shown")
    arguments.add_argument("--below", type=int, default=6, help="draws from 0 to this bound less one; rolls of a die are one more")
    wanted = arguments.parse_args()
    with open(wanted.file, encoding="utf-8") as file:
        record = json.load(file)
    commitment, key = derive(record)
    print("version     ", record.get("dice", 1), "(a seed: whoever knew it knew the dice)" if record.get("dice", 1) == 1 else "")
    print("commitment  ", commitment)
    print("key         ", key.hex())
    words = chacha8(key)
    print("draws       ", *(below(words, wanted.below) for _ in range(wanted.count)))
    if commitment != record["commitment"]:
        sys.exit("NOT VERIFIED: the file's commitment does not follow from its secret")
    if wanted.commitment and wanted.commitment.lower() != commitment:
        sys.exit("NOT VERIFIED: something else was published before the game")
    print("VERIFIED")


if __name__ == "__main__":
    main()

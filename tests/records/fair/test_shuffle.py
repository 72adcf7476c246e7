"""The arithmetic of the fair shuffle equals NIST's vectors."""

from collections import Counter
from hashlib import sha256

import pytest

from hachiya.records.fair.drbg import HmacDrbg
from hachiya.records.fair.shuffle import commitment, deck_of, key_of, seal, shuffled

# HMAC_DRBG.rsp of NIST's CAVP: SHA-256, no prediction resistance, no reseed, no additional input.
NIST = [
    (
        "ca851911349384bffe89de1cbdc46e6831e44d34a4fb935ee285dd14b71a7488",
        "659ba96c601dc69fc902940805ec0ca8",
        "",
        "e528e9abf2dece54d47c7e75e5fe302149f817ea9fb4bee6f4199697d04d5b89"
        "d54fbb978a15b5c443c9ec21036d2460b6f73ebad0dc2aba6e624abf07745bc1"
        "07694bb7547bb0995f70de25d6b29e2d3011bb19d27676c07162c8b5ccde0668"
        "961df86803482cb37ed6d5c0bb8d50cf1f50d476aa0458bdaba806f48be9dcb8",
    ),
    (
        "79737479ba4e7642a221fcfd1b820b134e9e3540a35bb48ffae29c20f5418ea3",
        "3593259c092bef4129bc2c6c9e19f343",
        "",
        "cf5ad5984f9e43917aa9087380dac46e410ddc8a7731859c84e9d0f31bd43655"
        "b924159413e2293b17610f211e09f770f172b8fb693a35b85d3b9e5e63b1dc25"
        "2ac0e115002e9bedfb4b5b6fd43f33b8e0eafb2d072e1a6fee1f159df9b51e6c"
        "8da737e60d5032dd30544ec51558c6f080bdbdab1de8a939e961e06b5f1aca37",
    ),
    (
        "5cacc68165a2e2ee20812f35ec73a79dbf30fd475476ac0c44fc6174cdac2b55",
        "6f885496c1e63af620becd9e71ecb824",
        "e72dd8590d4ed5295515c35ed6199e9d211b8f069b3058caa6670b96ef1208d0",
        "f1012cf543f94533df27fedfbf58e5b79a3dc517a9c402bdbfc9a0c0f721f9d5"
        "3faf4aafdc4b8f7a1b580fcaa52338d4bd95f58966a243cdcd3f446ed4bc546d"
        "9f607b190dd69954450d16cd0e2d6437067d8b44d19a6af7a7cfa8794e5fbd72"
        "8e8fb2f2e8db5dd4ff1aa275f35886098e80ff844886060da8b1e7137846b23b",
    ),
    (
        "8df013b4d103523073917ddf6a869793059e9943fc8654549e7ab22f7c29f122",
        "da2625af2ddd4abcce3cf4fa4659d84e",
        "b571e66d7c338bc07b76ad3757bb2f9452bf7e07437ae8581ce7bc7c3ac651a9",
        "b91cba4cc84fa25df8610b81b641402768a2097234932e37d590b1154cbd23f9"
        "7452e310e291c45146147f0da2d81761fe90fba64f94419c0f662b28c1ed94da"
        "487bb7e73eec798fbcf981b791d1be4f177a8907aa3c401643a5b62b87b89d66"
        "b3a60e40d4a8e4e9d82af6d2700e6f535cdb51f75c321729103741030ccc3a56",
    ),
]


@pytest.mark.parametrize(("entropy", "nonce", "personalization", "returned"), NIST)
def test_the_random_generator_gives_nist_s_values(
    entropy: str, nonce: str, personalization: str, returned: str
) -> None:
    drbg = HmacDrbg(*map(bytes.fromhex, (entropy, nonce, personalization)))
    drbg.generate(128)
    assert drbg.generate(128).hex() == returned


def test_commitment_and_key_are_hashed_in_the_documented_order() -> None:
    secret = bytes(range(32))
    assert commitment(secret, "a_fair_table_001", 12) == sha256(secret + b"a_fair_table_001/12").hexdigest()
    assert seal("松に鶴") == sha256("松に鶴".encode()).hexdigest()
    text = secret + "0:11:spring rain2:9:松に鶴".encode()
    assert key_of(secret, {2: "松に鶴", 0: "spring rain"}) == sha256(text).digest()


def test_different_sets_of_words_give_different_keys() -> None:
    secret = bytes(32)
    words_by_seat = [{}, {0: ""}, {1: ""}, {0: "ab"}, {0: "a", 1: "b"}, {0: "a1:1:b"}, {0: "1:1:b"}, {0: "", 1: "b"}]
    assert len({key_of(secret, words) for words in words_by_seat}) == len(words_by_seat)


def test_a_shuffled_deck_holds_every_card_twice_and_the_seat_that_sits_out() -> None:
    deck = deck_of(bytes(32), 48, [1, 2, 5])
    assert sorted(deck[:48]) == sorted(deck[48:96]) == [*range(48)]
    assert deck[:48] != deck[48:96]
    assert deck[96:] in ([1], [2], [5])
    assert len(deck_of(bytes(32), 108)) == 216


def test_each_redeal_has_another_order() -> None:
    decks = {tuple(deck_of(bytes(32), 48, again=again)[:48]) for again in range(4)}
    assert len(decks) == 4


def test_every_order_is_equally_likely() -> None:
    """24 orders of four, 6,000 keys: chi-squared with 23 degrees of freedom stays below its 99.99 % point, 58.6."""
    counts = Counter(tuple(shuffled(number.to_bytes(32, "big"), "deal", "abcd")) for number in range(6000))
    assert len(counts) == 24
    assert sum((count - 250) ** 2 / 250 for count in counts.values()) < 58.6

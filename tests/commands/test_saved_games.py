"""A saved game: who sits where is kept, nothing is written over, the same command twice loses nothing."""

import json

import pytest

import regnum
from regnum.commands.records import Keeper, write_copy
from regnum.core.errors import RegnumError

GAME = ("play", "kingisdead", "--players", "3")


@pytest.fixture
def kept(command, tmp_path):
    """A game of three of which some moves were made, by a person on seat 2 and two different bots."""
    path = tmp_path / "kept.json"
    begun = command(*GAME, "--seat", "2", "--bots", "random,greedy", "--seed", "4", "--save", path, text="pass\nquit\n")
    assert begun.returncode == 0, begun.stderr
    return path


def test_a_game_goes_on_with_the_same_people_and_bots(command, kept):
    told = json.loads(kept.read_text())
    assert told["seats"] == ["random", "greedy", "human"]
    for _ in range(6):  # it used to be chance
        resumed = command("play", "kingisdead", "--resume", kept, "--json", text="quit\n")
        assert resumed.returncode == 0, resumed.stderr
        events = [json.loads(line) for line in resumed.stdout.splitlines()]
        seats = {event["seat"] for event in events if event["event"] == "position"}
        assert seats == {2}
        assert json.loads(kept.read_text()) == told


def test_another_seat_or_bot_may_be_named(command, kept):
    resumed = command("play", "kingisdead", "--resume", kept, "--bots", "random", text="quit\n")
    assert resumed.returncode == 0
    assert json.loads(kept.read_text())["seats"] == ["random", "random", "human"]


def test_a_record_without_seats_wants_to_know_the_seat(refused, command, kept):
    told = json.loads(kept.read_text())
    del told["seats"]
    kept.write_text(json.dumps(told | {"names": ["Ada", "Bo", "Cy"]}))
    assert "name your seat with --seat, from 0 to 2" in refused("play", "kingisdead", "--resume", kept)
    assert command("play", "kingisdead", "--resume", kept, "--seat", "1", text="quit\n").returncode == 0
    after = json.loads(kept.read_text())
    assert after["names"] == ["Ada", "Bo", "Cy"], "what else a record tells is kept"
    assert after["seats"] == ["normal", "human", "normal"]


@pytest.mark.parametrize("seats", [[], ["human"], ["random"] * 3, ["human", "gredy", "random"], "human", [1, 2, 3]])
def test_broken_seats_are_refused(refused, kept, seats):
    kept.write_text(json.dumps(json.loads(kept.read_text()) | {"seats": seats}))
    assert '"seats"' in refused("play", "kingisdead", "--resume", kept)


def test_a_saved_game_knows_its_setup(refused, kept):
    assert "leave out --players" in refused("play", "kingisdead", "--resume", kept, "--players", "2")
    assert "leave out --players" in refused("play", "kingisdead", "--resume", kept, "--seed", "2")


def test_the_same_command_again_offers_to_go_on(refused, terminal, kept):
    before = kept.read_bytes()
    same = (*GAME, "--seat", "2", "--bots", "random,greedy", "--seed", "4", "--save", kept)
    said = refused(*same)
    assert f"--resume {kept}" in said and kept.read_bytes() == before
    no = terminal(*same)
    no.until("Go on with it? [Y/n]")
    no.enter("n")
    assert no.end() == 2 and kept.read_bytes() == before
    yes = terminal(*same)
    yes.until("[Y/n]")
    yes.enter()
    yes.until("Seat 2:")
    yes.enter("quit")
    assert yes.end() == 0 and kept.read_bytes() == before


def test_the_same_seed_again_does_not_truncate_the_game_that_is_kept_at_home(command, refused, tmp_path):
    begun = command("play", "kingisdead", "--seat", "0", "--bots", "random", "--seed", "5", text="pass\nquit\n")
    assert begun.returncode == 0
    path = tmp_path / "data" / "regnum" / "kingisdead-5.json"
    before = path.read_bytes()
    assert "go on with" in refused("play", "kingisdead", "--seat", "0", "--bots", "random", "--seed", "5")
    assert path.read_bytes() == before


def test_no_other_record_is_written_over(refused, kept, tmp_path):
    before = kept.read_bytes()
    assert "stays as it is" in refused("play", "tirnanog", "--save", kept)
    note = tmp_path / "note.json"
    note.write_text('{"dear": "diary"}')
    assert "stays as it is" in refused("play", "tirnanog", "--save", note)
    assert "stays as it is" in refused("play", "kingisdead", "--resume", kept, "--save", note)
    assert "stays as it is" in refused("play", "tirnanog", "--save", tmp_path)
    assert kept.read_bytes() == before and note.read_text() == '{"dear": "diary"}'


def test_a_game_that_is_over_is_not_begun_anew(refused, tmp_path):
    match = regnum.match("kingisdead", seed=1)
    while not match.over:
        match.play(match.legal[0])
    path = tmp_path / "over.json"
    path.write_text(json.dumps(match.record()))
    assert "is over" in refused("play", "kingisdead", "--save", path)


def test_a_copy_goes_only_over_an_earlier_position_of_the_game(tmp_path):
    match, path = regnum.match("kingisdead", seed=1), tmp_path / "copy.json"
    write_copy(match.record(), path)
    match.play(match.legal[0])
    write_copy(match.record(), path)
    other = regnum.match("kingisdead", seed=2)
    with pytest.raises(RegnumError, match="stays as it is"):
        write_copy(other.record(), path)
    with pytest.raises(RegnumError, match="stays as it is"):
        write_copy(regnum.match("kingisdead", seed=1).record(), path)
    assert json.loads(path.read_text())["moves"] == match.record()["moves"]


def test_two_who_play_one_saved_game_do_not_lose_each_others_moves(tmp_path):
    match, path = regnum.match("kingisdead", seed=1), tmp_path / "game.json"
    one, two = Keeper(path, ["human", "random"]), Keeper(path, ["human", "random"])
    assert one.write(match)
    two.content = path.read_bytes()
    other = match.copy()
    match.play(match.legal[0])
    assert one.write(match)
    other.play(other.legal[1])
    assert not two.write(other) and two.path == tmp_path / "game-2.json"
    assert json.loads(path.read_text())["moves"] == match.record()["moves"]
    assert json.loads(two.path.read_text())["moves"] == other.record()["moves"]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game-2.json", "game.json"], "no drafts are left"

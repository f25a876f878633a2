"""A bot that sandbar runs as a child process. It chooses at random.

    go run ./examples/stdio -game losbanditos -bot 'python3 examples/stdio/bot.py' -bot random
"""
import json
import random
import sys


def choose(view, moves, events):
    """Returns one of the moves.

    The view is all that this seat sees and remembers, in the form that
    schema/view.json of the game's package describes. The events are what has
    happened since the last decision, as this seat saw it.
    """
    return random.choice(moves)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if message["protocol"] != "sandbar-stdio" or message["version"] != 1:
                sys.exit(f"this bot does not speak {message['protocol']} {message['version']}")
            # Standard output is for answers only; all else goes to standard error.
            print("bot: seat", message["seat"], "of", message["game"], file=sys.stderr)
        elif message["type"] == "decide":
            move = choose(message["view"], message["moves"], message["events"])
            print(json.dumps({"move": move, "number": message["number"]}), flush=True)
        elif message["type"] == "end":
            if "error" in message:
                print("bot: broken off:", message["error"], file=sys.stderr)
            break


main()

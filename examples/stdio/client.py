"""Plays a game at random by driving sandbar as a child process.

    python3 client.py GAME COMMAND...

such as: python3 examples/stdio/client.py losbanditos go run ./examples/stdio
"""
import json
import random
import subprocess
import sys


class Sandbar:
    def __init__(self, command):
        self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        hello = json.loads(self.child.stdout.readline())
        if hello["protocol"] != "sandbar-stdio" or hello["version"] != 1:
            sys.exit(f"this program does not speak {hello}")
        self.id = 0

    def ask(self, do, **arguments):
        self.id += 1
        print(json.dumps({"id": self.id, "do": do, **arguments}), file=self.child.stdin, flush=True)
        reply = json.loads(self.child.stdout.readline())
        if "error" in reply:
            sys.exit(f"{do}: {reply['error']['text']}")
        return reply["ok"]


game, command = sys.argv[1], sys.argv[2:]
sandbar = Sandbar(command)
seats = next(max(g["minSeats"], min(2, g["maxSeats"])) for g in sandbar.ask("games") if g["name"] == game)
status = sandbar.ask("open", game=game, seats=seats)
while not status["over"]:
    seat = status["next"]
    offer = sandbar.ask("moves", seat=seat)
    status = sandbar.ask("play", seat=seat, move=random.choice(offer["moves"]), made=offer["made"])
for seat, score in enumerate(status["scores"]):
    print("seat", seat, "has", score, "points" + (" and has won" if seat in status["winners"] else ""))
sandbar.child.stdin.close()
sandbar.child.wait()

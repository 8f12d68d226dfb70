#!/usr/bin/env bash
# miniaudio 1.71 (Python), its null output: a playback device whose generator has ended, or has
# raised, goes on. `running` stays true, nothing is called, the device goes on asking the system for
# time and plays silence until somebody stops it; only `callback_generator` has become None. An
# error in the generator is written to standard error and is not seen by the program. So a program
# that waits for the end of a sound by `running` waits for ever.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "miniaudio==1.71"
cat > "$place/show.py" <<'PYTHON'
import time
from importlib.metadata import version

import miniaudio


def half_a_second(fails):
    frames = yield b""
    for _ in range(5):
        frames = yield bytes(2 * frames)
    if fails:
        raise ValueError("no more sound")


for fails in (False, True):
    device = miniaudio.PlaybackDevice(
        nchannels=1, buffersize_msec=100, backends=[miniaudio.Backend.NULL]
    )
    sound = half_a_second(fails)
    next(sound)
    device.start(sound)
    deadline = time.monotonic() + 20
    while device.callback_generator is not None and time.monotonic() < deadline:
        time.sleep(0.01)
    time.sleep(0.5)
    end = "failed" if fails else "ended"
    print(f"miniaudio {version('miniaudio')}: sound {end}, running: {device.running}")
    assert device.callback_generator is None and device.running
    device.close()
PYTHON
"$place/venv/bin/python" "$place/show.py" 2> "$place/errors"
grep -c "ValueError: no more sound" "$place/errors"

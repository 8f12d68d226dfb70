#!/usr/bin/env bash
# soundfile 0.14.0 (libsndfile 1.2.2): the same samples, written twice, are two files. Expected: what depends on the
# samples and the format alone has the same bytes each time, as WAV of whole numbers and FLAC have, so that sounds
# that were made anew and have not changed can be told by their bytes or their hash. Seen: WAV and AIFF of `float`
# or `double` samples hold the second in which they were written (in their PEAK chunk; nothing in the call asks for
# it), and every Ogg Vorbis file gets another random number, which stands in each of its pages together with a check
# sum over it. What is read back from the files is the same. No option of soundfile turns either off.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "soundfile==0.14.0" "numpy==2.4.6"
cat > "$place/show.py" <<'PYTHON'
import struct
import time
from io import BytesIO

import numpy
import soundfile

sound = 0.5 * numpy.sin(numpy.linspace(0, 200, 22050))
print(f"soundfile {soundfile.__version__}, {soundfile.__libsndfile_version__}")


def written(form, kind):
    target = BytesIO()
    soundfile.write(target, sound, 44100, format=form, subtype=kind)
    return target.getvalue()


def second_of(data, order):
    """Returns the time that the PEAK chunk holds, in seconds since 1970."""
    return struct.unpack_from(order + "I", data, data.index(b"PEAK") + 12)[0]


def read(data):
    return soundfile.read(BytesIO(data))[0]


same = []
forms = [("WAV", "PCM_16"), ("FLAC", "PCM_16"), ("WAV", "FLOAT"), ("AIFF", "DOUBLE"), ("OGG", "VORBIS")]
begun = int(time.time())
first = {form: written(*form) for form in forms}
time.sleep(1.2)
for form in forms:
    again = written(*form)
    same.append(again == first[form])
    print(*form, "the same bytes:", same[-1])
    assert len(again) == len(first[form]) and (read(again) == read(first[form])).all()
for form, order in ((("WAV", "FLOAT"), "<"), (("AIFF", "DOUBLE"), ">")):
    assert begun <= second_of(first[form], order) <= begun + 10
assert same == [True, True, False, False, False]
PYTHON
"$place/venv/bin/python" "$place/show.py"

#!/usr/bin/env bash
# PyAV 18.1.0 (its FFmpeg, libavcodec 62), beside soundfile 0.14.0 (libsndfile 1.2.2) and miniaudio 1.71: short Ogg
# Vorbis sounds are decoded with another length than they have. Expected: as many samples as the last page of the file
# says (Vorbis I, A.2: it may end within the last block, what is beyond it is cut off), which are those that were
# encoded, as both others give them. Seen: where all sound lies in one page, as in every sound that is short or quiet
# enough, 128 samples are missing at the end, or up to 928 more come that were never there; a second of noise, over
# three pages, is exact. The stream itself tells the right duration. FFmpeg 5.1 does the same with files of its own.
# So a sound of a card that goes round clicks at its seam, and two programs that mix by length drift apart.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "av==18.1.0" "soundfile==0.14.0" "miniaudio==1.71" "numpy==2.4.6"
cat > "$place/show.py" <<'PYTHON'
import io

import av
import miniaudio
import numpy
import soundfile

RATE = 44100
print(f"PyAV {av.__version__}, libavcodec {av.library_versions['libavcodec']}")


def tone(count):
    return 0.4 * numpy.sin(numpy.arange(count) * 0.0627)


def noise(count):
    return 0.3 * numpy.random.default_rng(1).standard_normal(count)


def lengths(sound):
    """Returns the pages of sound in a file, and its length as told and as three programs decode it."""
    file = io.BytesIO()
    soundfile.write(file, sound, RATE, format="OGG", subtype="VORBIS")
    data = file.getvalue()
    with av.open(io.BytesIO(data)) as container:
        told = container.streams.audio[0].duration
        decoded = sum(frame.samples for frame in container.decode(audio=0))
    other = len(miniaudio.decode(data, nchannels=1, sample_rate=RATE).samples)
    one = len(soundfile.read(io.BytesIO(data))[0])
    return data.count(b"OggS") - 2, told, one, other, decoded


for make, count, decoded in (
    (tone, 4410, 4282),
    (tone, 22050, 21922),
    (tone, 100000, 100928),
    (noise, 1000, 1024),
    (noise, 44100, 44100),
):
    pages, told, one, other, found = lengths(make(count))
    print(f"{make.__name__} of {count} in {pages} page(s): told {told}, soundfile {one},", end=" ")
    print(f"miniaudio {other}, PyAV {found}")
    assert told == one == other == count and found == decoded
    assert (pages == 1) == (found != count)
PYTHON
"$place/venv/bin/python" "$place/show.py"

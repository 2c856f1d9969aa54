#!/bin/bash
# The hero video: ten seconds over the picture of the building, a slow push towards the entrance and back, as a seamless silent loop.
# Writes video/hero.mp4, video/hero-av1.webm and the first frame, the poster. Needs ffmpeg and cwebp.
set -e; cd "$(dirname "$0")"; mkdir -p out; N=240
dwebp -quiet masters/exterior-dusk.webp -o out/hero-still.png
NEAR="(0.5-0.5*cos(2*PI*on/$N))"
# zoompan moves by whole pixels: on a picture four times as large its steps become too small to see
MOVE="scale=6400:-1:flags=lanczos,zoompan=z='1+0.1*$NEAR':x='iw*(0.5+0.02*$NEAR)-iw/zoom/2':y=0:d=$N:s=1280x720:fps=24,format=yuv420p"
make() { nice -n 19 ffmpeg -y -loglevel error -i out/hero-still.png -vf "$MOVE" -an "$@"; }
make -frames:v 1 -pix_fmt rgb24 out/hero-poster.png; cwebp -quiet -m 6 -q 92 -sharp_yuv out/hero-poster.png -o video/hero-poster.webp
make -c:v libsvtav1 -preset 5 -crf 45 -g $N -svtav1-params tune=0 video/hero-av1.webm
make -c:v libx264 -preset slower -crf 31.5 -profile:v high -tune animation -refs 4 -movflags +faststart video/hero.mp4
ls -l video

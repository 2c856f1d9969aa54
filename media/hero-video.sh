#!/bin/bash
# The hero video: ten seconds over the picture of the reception, a slow push towards the desk and back, as a seamless silent loop.
# Writes video/hero.mp4 and video/hero-av1.webm. Needs ffmpeg and dwebp.
set -e; cd "$(dirname "$0")"; mkdir -p out; N=240
dwebp -quiet masters/reception.webp -o out/hero-still.png
NEAR="(0.5-0.5*cos(2*PI*on/$N))"
# zoompan moves by whole pixels: on a picture four times as large its steps become too small to see
MOVE="scale=6400:-1:flags=lanczos,crop=6400:3600,zoompan=z='1+0.1*$NEAR':x='iw*(0.5+0.02*$NEAR)-iw/zoom/2':y='(ih-ih/zoom)/2':d=$N:s=1280x720:fps=24,format=yuv420p"
make() { nice -n 19 ffmpeg -y -loglevel error -i out/hero-still.png -vf "$MOVE" -an "$@"; }
make -c:v libsvtav1 -preset 5 -crf 45 -g $N -svtav1-params tune=0 video/hero-av1.webm
make -c:v libx264 -preset slower -crf 31.5 -profile:v high -tune animation -refs 4 -movflags +faststart video/hero.mp4
ls -l video

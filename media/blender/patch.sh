#!/bin/bash
# Re-renders one window of a finished picture and lays it over the PNG in ../out and the WebP master.
# usage: patch.sh scene x0 y0 x1 y1 [spp] [w h]     (pixels from the top left of the full picture)
set -e; cd "$(dirname "$0")"; n=$1; x0=$2; y0=$3; x1=$4; y1=$5; SPP=${6:-48}; W=${7:-1600}; H=${8:-1000}; P=24; O=../out; M=../masters/$(echo $n | tr _ -).webp
read -r _ scene view < <(grep "^$n " views.txt || echo "$n $n")
a=$((x0>P?x0-P:0)); b=$((y0>P?y0-P:0)); c=$((x1+P<W?x1+P:W)); d=$((y1+P<H?y1+P:H))
[ -f $O/$n.png ] || dwebp -quiet $M -o $O/$n.png
nice -n 15 blender -b -P scenes/$scene.py -- w=$W h=$H spp=$SPP ${view:+view=$view} crop=$a,$b,$c,$d out=$n.patch.png > $O/$n.patch.log 2>&1; grep -hE 'RENDER_S' $O/$n.patch.log
ffmpeg -y -loglevel error -i $O/$n.png -i $O/$n.patch.png -filter_complex "[1]crop=$((x1-x0)):$((y1-y0)):$((x0-a)):$((y0-b))[p];[0][p]overlay=$x0:$y0:format=rgb,format=rgb24" -frames:v 1 $O/$n.tmp.png && mv $O/$n.tmp.png $O/$n.png
cwebp -quiet -m 6 -q 92 -sharp_yuv $O/$n.png -o $M
